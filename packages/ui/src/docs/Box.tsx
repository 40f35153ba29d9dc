import type { ComponentPropsWithRef } from 'react'
import { cx } from '../foundation/cx.ts'
import * as css from './Box.css.ts'

/** Something with an edge, for stories of layouts. */
export const Box = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div {...rest} className={cx(css.box, className)} />
)
