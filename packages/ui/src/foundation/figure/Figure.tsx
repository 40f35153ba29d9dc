import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as css from './figure.css.ts'

interface FigureProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Sign of the currency, small and in the accent colour. */
  sign?: ReactNode
  whole: ReactNode
  /** Decimals, small and quiet, at the height of the sign. */
  tail?: ReactNode
  /** Small and quiet on the line of the number: "%". */
  unit?: ReactNode
}

/** A number as a headline. */
export const Figure = ({ sign, whole, tail, unit, className, ...rest }: FigureProps) => (
  <span translate="no" {...rest} className={cx(css.root, className)}>
    {sign ? <span className={css.sign}>{sign}</span> : null}
    <span>{whole}</span>
    {unit ? <span className={css.unit}>{unit}</span> : null}
    {tail ? <span className={css.tail}>{tail}</span> : null}
  </span>
)
