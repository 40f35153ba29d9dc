import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { gap } from '../../foundation/responsive/gap.css.ts'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import type { Gap } from '../../foundation/responsive/gaps.ts'
import * as css from './Inline.css.ts'

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /**
   * Gap between the items and between the lines they wrap into, by the scale of `@brand/ui/vars`.
   * @default 'xs'
   */
  space?: Responsive<Gap> | undefined
  /**
   * How items of different heights are aligned on their line.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined
  /**
   * Alignment of a line that is not full; `between` leaves the room between its items.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /**
   * What has no room goes to a next line. Without it everything stays on one: then one of the items is to give way,
   * a Stack or a Text that wraps.
   * @default true
   */
  wrap?: boolean | undefined
  /**
   * Its element: `ul` and `ol` where the items are `<li>`, `span` inside a sentence or a label.
   * @default 'div'
   */
  as?: 'div' | 'span' | 'ul' | 'ol' | undefined
}

/** Things beside each other, each as wide as it is, on as many lines as they need. */
export function Inline({
  space = 'xs',
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  const Element = as as 'div'
  return (
    <Element
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      {...rest}
      data-component="inline"
      data-space={byLayout(space)}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap ? undefined : false}
      className={cx(css.root, gap, className)}
    />
  )
}
