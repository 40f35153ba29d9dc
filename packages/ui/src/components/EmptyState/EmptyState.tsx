import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './EmptyState.css.ts'
import { Ornament } from './Ornament.tsx'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The state: "Nothing saved yet". */
  title: ReactNode
  /**
   * What it means and what to do next.
   * @default none
   */
  children?: ReactNode
  /** One line glyph of `@brand/ui/icons`, best in its light weight. */
  icon: string
  /**
   * One button or link.
   * @default none
   */
  action?: ReactNode
  /**
   * Level of the heading in the page's outline; 1 where it is all there is.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4 | undefined
  /**
   * `danger` for an error: see ErrorState.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined
}

export function EmptyState({
  title,
  children,
  icon,
  action,
  level = 2,
  tone = 'neutral',
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div data-component="empty-state" {...rest} data-tone={tone} className={cx(css.root, className)}>
      <Ornament shape={icon} broken={tone === 'danger'} />
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
