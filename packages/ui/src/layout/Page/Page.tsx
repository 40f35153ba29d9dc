import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { gap } from '../../foundation/responsive/gap.css.ts'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import type { Gap } from '../../foundation/responsive/gaps.ts'
import * as css from './Page.css.ts'

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /**
   * How wide it may become: `narrow` for one form (480 px), `text` for reading (720 px), `wide` for two panels beside
   * each other (1144 px), `full` as wide as the layout around it.
   * @default 'full'
   */
  width?: 'narrow' | 'text' | 'wide' | 'full' | undefined
  /**
   * Its alignment in a wider layout.
   * @default 'start'
   */
  align?: 'start' | 'center' | undefined
  /**
   * Room around it, and the width of a page, where the layout leaves it all the window: a page without a side menu.
   * @default false
   */
  gutters?: boolean | undefined
  /**
   * Gap between the parts of the page, by the scale of `@brand/ui/vars`.
   * @default 'xl'
   */
  space?: Responsive<Gap> | undefined
}

/** The parts of a page below each other, no wider than they are good to read. */
export function Page({ width = 'full', align = 'start', gutters, space = 'xl', className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      data-component="page"
      data-width={width}
      data-align={align}
      data-gutters={gutters || undefined}
      data-space={byLayout(space)}
      className={cx(css.root, gap, className)}
    />
  )
}
