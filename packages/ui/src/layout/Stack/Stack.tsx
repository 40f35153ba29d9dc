import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { gap } from '../../foundation/responsive/gap.css.ts'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import type { Gap } from '../../foundation/responsive/gaps.ts'
import * as css from './Stack.css.ts'

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * Gap between the items, by the scale of `@brand/ui/vars`; by layout where it differs.
   * @default 'md'
   */
  space?: Responsive<Gap> | undefined
  /**
   * Alignment of items that are narrower than the stack.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined
  /**
   * A line between the items, each with 12 px above and below it; `space` does not count.
   * @default false
   */
  divided?: boolean | undefined
  /**
   * Takes what is left of the line in an Inline; its words wrap before it pushes away its neighbours.
   * @default false
   */
  grow?: boolean | undefined
  /**
   * Its element: `ul` and `ol` where the items are `<li>`, `span` inside a sentence or a label.
   * @default 'div'
   */
  as?: 'div' | 'span' | 'ul' | 'ol' | undefined
}

/** Things below each other, the same gap between all of them and none around. */
export function Stack({ space = 'md', align = 'stretch', divided, grow, as = 'div', className, ...rest }: StackProps) {
  const Element = as as 'div'
  return (
    <Element
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      {...rest}
      data-component="stack"
      data-space={divided ? undefined : byLayout(space)}
      data-align={align}
      data-divided={divided || undefined}
      data-grow={grow || undefined}
      className={cx(css.root, gap, className)}
    />
  )
}
