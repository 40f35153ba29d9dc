import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>

/** Words for assistive technology only. What takes focus inside it becomes visible: a skip link needs nothing more. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} data-component="visually-hidden" className={cx(css.root, className)} />
}
