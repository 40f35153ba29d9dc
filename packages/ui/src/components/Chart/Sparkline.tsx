'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { listText } from '../../i18n/listText.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { drawable, linePath, type Values } from './Chart.model.ts'
import * as css from './Sparkline.css.ts'

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values' | 'format'> {
  /** What went up and down: "Bets, last seven days". */
  label: string
  /** Oldest first; null where there is none. */
  values: Values
  /**
   * A value in full, for assistive technology.
   * @default the number, in the figures of the language
   */
  format?: ((value: number) => string) | undefined
  /**
   * Whether the way it went is good or bad.
   * @default none
   */
  tone?: 'success' | 'danger' | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['chart']> | undefined
}

/** How a figure went, beside it: in a cell, in a line. A picture whose name says its values. */
export function Sparkline({ label, values: given, format, tone, strings, className, ...rest }: SparklineProps) {
  const t = useStrings('chart', strings)
  const { dir, numberLocale } = useBrand()
  const values = drawable(given)
  const figure = (value: number | null) =>
    value === null ? t('none') : (format?.(value) ?? value.toLocaleString(numberLocale))
  const there = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...there), Math.max(...there)]
  // It shows the way, not the size: from its lowest to its highest value.
  const y = (value: number) => (high === low ? 50 : 100 - (100 * (value - low)) / (high - low))
  const x = (n: number) => {
    const part = (100 * n) / Math.max(values.length - 1, 1)
    return dir === 'rtl' ? 100 - part : part
  }
  const last = values.findLastIndex((value) => value !== null)
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${there.length > 0 ? listText(values.map(figure), numberLocale) : t('empty')}`}
      {...rest}
      data-component="sparkline"
      data-tone={tone}
      className={cx(css.root, className)}
    >
      <path d={linePath(values, x, y)} className={css.stroke} />
      {last < 0 ? null : <path d={`M${x(last)} ${y(values[last] ?? 0)}h0`} className={css.dot} />}
    </svg>
  )
}
