import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { gap } from '../../foundation/responsive/gap.css.ts'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import type { Gap } from '../../foundation/responsive/gaps.ts'
import * as css from './Columns.css.ts'

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /**
   * How the row is shared: all alike, or two of which the `aside` is 280 to 360 px.
   * @default 'equal'
   */
  widths?: 'equal' | 'main-aside' | 'aside-main' | undefined
  /**
   * In layouts narrower than this one the columns are below each other.
   * @default 'tablet'
   */
  collapseBelow?: 'tablet' | 'desktop' | 'wide' | undefined
  /**
   * Gap between the columns, by the scale of `@brand/ui/vars`.
   * @default 'xl'
   */
  space?: Responsive<Gap> | undefined
  /**
   * Alignment of columns that differ in height.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined
  /**
   * The aside stays in sight below the header while the rest scrolls by; collapsed it does not.
   * @default false
   */
  stickyAside?: boolean | undefined
}

/** Parts of a page beside each other, below each other where there is no room. */
export function Columns({
  widths = 'equal',
  collapseBelow = 'tablet',
  space = 'xl',
  align = 'start',
  stickyAside = false,
  className,
  ...rest
}: ColumnsProps) {
  return (
    <div
      {...rest}
      data-component="columns"
      data-widths={widths}
      data-collapse={collapseBelow}
      data-space={byLayout(space)}
      data-align={align}
      data-sticky={stickyAside || undefined}
      className={cx(css.root, gap, className)}
    />
  )
}
