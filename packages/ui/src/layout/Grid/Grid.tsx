import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { gap } from '../../foundation/responsive/gap.css.ts'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import type { Gap } from '../../foundation/responsive/gaps.ts'
import * as css from './Grid.css.ts'

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * How many columns. Without it, as many as fit: see `minColumn`.
   * @default none
   */
  columns?: Responsive<1 | 2 | 3 | 4 | 5 | 6> | undefined
  /**
   * How narrow a column may become before there is one less, in px: 140, 200, 250, 360. Counts without `columns`.
   * @default 'md'
   */
  minColumn?: Responsive<'xs' | 'sm' | 'md' | 'lg'> | undefined
  /**
   * Fewer items than columns share the whole row. Counts without `columns`.
   * @default false
   */
  stretch?: boolean | undefined
  /**
   * Gap between the items, by the scale of `@brand/ui/vars`.
   * @default 'md'
   */
  space?: Responsive<Gap> | undefined
  /**
   * Alignment of items of one row that differ in height.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined
  /**
   * Its element: `ul` and `ol` where the items are `<li>`.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | undefined
}

/** Things of one kind in columns of one width. */
export function Grid({
  columns,
  minColumn = 'md',
  stretch = false,
  space = 'md',
  align = 'stretch',
  as = 'div',
  className,
  ...rest
}: GridProps) {
  const Element = as as 'div'
  return (
    <Element
      role={as === 'div' ? undefined : 'list'}
      {...rest}
      data-component="grid"
      data-columns={columns === undefined ? undefined : byLayout(columns)}
      data-min-column={columns === undefined ? byLayout(minColumn) : undefined}
      data-stretch={(columns === undefined && stretch) || undefined}
      data-space={byLayout(space)}
      data-align={align}
      className={cx(css.root, columns === undefined ? css.fit : css.counted, gap, className)}
    />
  )
}
