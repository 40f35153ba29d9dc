import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './Divider.css.ts'

export interface DividerProps extends Omit<ComponentPropsWithRef<'hr'>, 'children'> {
  /**
   * A line across, or one between things side by side.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined
  /**
   * It separates different topics, also for assistive technology. Otherwise it is decoration.
   * @default false
   */
  separator?: boolean | undefined
}

/** A hairline. It takes no room of its own: the gap around it is that of its Stack or Inline. */
export function Divider({ orientation = 'horizontal', separator = false, className, ...rest }: DividerProps) {
  return (
    <hr
      role={separator ? undefined : 'presentation'}
      aria-orientation={separator && orientation === 'vertical' ? 'vertical' : undefined}
      {...rest}
      data-component="divider"
      data-orientation={orientation}
      className={cx(css.root, className)}
    />
  )
}
