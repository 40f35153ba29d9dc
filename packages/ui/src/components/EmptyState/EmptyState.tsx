import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './EmptyState.css.ts'
import { Ornament } from './Ornament.tsx'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is the case: "Nothing saved yet". */
  title: ReactNode
  /** What it means and what to do next. */
  children?: ReactNode
  /** One line glyph of `@brand/ui/icons`, best in its light weight. */
  shape: string
  /** One button or link. */
  action?: ReactNode
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined
  /** `neg` for what went wrong: see ErrorState. */
  tone?: 'neutral' | 'neg' | undefined
}

export function EmptyState({
  title,
  children,
  shape,
  action,
  level = 2,
  tone = 'neutral',
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div data-component="empty-state" {...rest} data-tone={tone} className={cx(css.root, className)}>
      <Ornament shape={shape} broken={tone === 'neg'} />
      <Heading data-part="title" className={css.title}>
        {title}
      </Heading>
      {children ? (
        <div data-part="text" className={css.text}>
          {children}
        </div>
      ) : null}
      {action ? (
        <div data-part="actions" className={css.actions}>
          {action}
        </div>
      ) : null}
    </div>
  )
}
