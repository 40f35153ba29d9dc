'use client'
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { below, LevelContext, useLevel, type Level } from '../../foundation/level/level.ts'
import { gap } from '../../foundation/responsive/gap.css.ts'
import { padding as paddings } from '../../foundation/responsive/padding.css.ts'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import type { Gap } from '../../foundation/responsive/gaps.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as css from './Card.css.ts'

export interface CardLink {
  href: string
  /** What the link leads to, in full: it is read alone. */
  label: string
  /** Called on a click; `preventDefault()` keeps the link from loading its page. */
  onSelect?: ((event: MouseEvent) => void) | undefined
}

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * Its visible name: a heading, which also names it to assistive technology.
   * @default none
   */
  title?: ReactNode
  /**
   * A line below the title.
   * @default none
   */
  description?: ReactNode
  /**
   * At the end of the title: a state, a figure, a link.
   * @default none
   */
  actions?: ReactNode
  /**
   * Level of the title in the outline of the page. By nesting: 2, and one more in each section.
   * @default by nesting
   */
  level?: Level | undefined
  /**
   * Room between edge and content, by the scale of `@brand/ui/vars`.
   * @default { phone: 'lg', tablet: '2xl' }
   */
  padding?: Responsive<Gap> | undefined
  /**
   * Gap between the parts of the content, by the same scale.
   * @default 'md'
   */
  space?: Responsive<Gap> | undefined
  /**
   * One link that covers the card. Buttons and links inside stay above it.
   * @default none
   */
  link?: CardLink | undefined
  /**
   * Actions, at the lower edge however tall the card is: cards of one row have theirs on one line.
   * @default none
   */
  footer?: ReactNode
  /**
   * Its element; a `section` needs a name (`title` or `aria-label`), an `article` does not.
   * @default 'section' with a title, else 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
}

const room = { phone: 'lg', tablet: '2xl' } as const

/** A panel with an edge. Nothing happens when it is pressed, unless it is given a link. */
export function Card({
  title,
  description,
  actions,
  level: own,
  padding = room,
  space = 'md',
  link,
  footer,
  as = title ? 'section' : 'div',
  className,
  children,
  ...rest
}: CardProps) {
  const level = useLevel(own)
  const titleId = useId()
  const Element = as as 'div'
  return (
    <Element
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      data-component="card"
      data-padding={byLayout(padding)}
      data-space={byLayout(space)}
      data-linked={link ? true : undefined}
      data-footer={footer ? true : undefined}
      className={cx(css.root, gap, paddings, className)}
    >
      {link ? (
        <a data-part="link" href={link.href} aria-label={link.label} className={css.link} onClick={link.onSelect} />
      ) : null}
      {title ? (
        <div className={css.head}>
          <div className={css.words}>
            <Heading id={titleId} level={level} size="sm" data-part="title">
              {title}
            </Heading>
            {description ? (
              <Text as="div" size="dense" quiet data-part="description">
                {description}
              </Text>
            ) : null}
          </div>
          {actions}
        </div>
      ) : null}
      {title ? <LevelContext value={below(level)}>{children}</LevelContext> : children}
      {footer ? (
        <div data-part="footer" className={css.footer}>
          {footer}
        </div>
      ) : null}
    </Element>
  )
}
