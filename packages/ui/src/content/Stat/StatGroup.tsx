import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './Stat.css.ts'

export interface StatGroupProps extends ComponentPropsWithRef<'div'> {
  /** What the figures are about, for assistive technology. */
  label: string
  /**
   * Two to six of Stat.
   * @default none
   */
  children?: ReactNode
}

/** Figures side by side between hairlines, as many in a row as there is room for. */
export const StatGroup = ({ label, className, ...rest }: StatGroupProps) => (
  <div role="group" aria-label={label} {...rest} data-component="stat-group" className={cx(css.group, className)} />
)
