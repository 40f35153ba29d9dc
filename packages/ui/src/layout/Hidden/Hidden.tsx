import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './Hidden.css.ts'

export interface HiddenProps extends ComponentPropsWithRef<'div'> {
  /**
   * Not there in layouts narrower than this one.
   * @default none
   */
  below?: 'tablet' | 'desktop' | 'wide' | undefined
  /**
   * Not there in layouts wider than this one.
   * @default none
   */
  above?: 'phone' | 'tablet' | 'desktop' | undefined
  /**
   * Its element: `span` inside other text or a label.
   * @default 'div'
   */
  as?: 'div' | 'span' | undefined
}

/** Shows its content only in some layouts; takes no part in the layout around it. */
export function Hidden({ below, above, as = 'div', className, ...rest }: HiddenProps) {
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      data-component="hidden"
      data-below={below}
      data-above={above}
      className={cx(css.root, className)}
    />
  )
}
