'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Heading } from '../../content/Heading/Heading.tsx'
import { cx } from '../../foundation/cx.ts'
import { below, LevelContext, useLevel, type Level } from '../../foundation/level/level.ts'
import { gap } from '../../foundation/responsive/gap.css.ts'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import type { Gap } from '../../foundation/responsive/gaps.ts'
import * as css from './Section.css.ts'

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /**
   * Its visible name: a heading, which also names it to assistive technology. A section without one takes `label`.
   * @default none
   */
  title?: ReactNode
  /**
   * Name for assistive technology where no title is shown.
   * @default none
   */
  label?: string | undefined
  /**
   * Level of the title in the outline of the page. By nesting: 2, and one more in each section.
   * @default by nesting
   */
  level?: Level | undefined
  /**
   * What can be done with all of it, beside the title.
   * @default none
   */
  actions?: ReactNode
  /**
   * Gap between title and content and between the parts of the content, by the scale of `@brand/ui/vars`.
   * @default 'md'
   */
  space?: Responsive<Gap> | undefined
}

/** A part of a page with a name of its own; its headings are one level below its title. */
export function Section({
  title,
  label,
  level: own,
  actions,
  space = 'md',
  className,
  children,
  ...rest
}: SectionProps) {
  const level = useLevel(own)
  const titleId = useId()
  const heading = title ? (
    <Heading level={level} id={titleId} data-part="title">
      {title}
    </Heading>
  ) : null
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
      {...rest}
      data-component="section"
      data-space={byLayout(space)}
      className={cx(css.root, gap, className)}
    >
      {actions ? (
        <div className={css.head}>
          {heading}
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        </div>
      ) : (
        heading
      )}
      <LevelContext value={title ? below(level) : level}>{children}</LevelContext>
    </section>
  )
}
