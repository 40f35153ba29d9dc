'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './Progress.css.ts'
import { progressOf } from './Progress.model.ts'

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is under way: "Rounds in any fishing room". */
  label: string
  /**
   * Keeps the label for assistive technology, where the words are shown beside it already.
   * @default false
   */
  labelHidden?: boolean | undefined
  /**
   * How far, from 0 to `max`. Without it, progress is unknown.
   * @default none
   */
  value?: number | undefined
  /**
   * The value at which it is complete.
   * @default 100
   */
  max?: number | undefined
  /**
   * Figures at the end: "14 / 20".
   * @default none
   */
  note?: ReactNode
  /**
   * How far, in words, where "14 of 20" does not say it.
   * @default none
   */
  valueText?: string | undefined
  /**
   * What its colour means.
   * @default by the value: 'accent', and 'success' once it is done
   */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined
  /**
   * 6 or 10 px high.
   * @default none
   */
  size?: 'md' | 'lg' | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['progress']> | undefined
}

export function Progress(props: ProgressProps) {
  const { label, labelHidden, value, max = 100, note, valueText, tone, size, strings, className, ...rest } = props
  const t = useStrings('progress', strings)
  const { numberLocale } = useBrand()
  const id = useId()
  const now = progressOf(value, max)
  const digits = new Intl.NumberFormat(numberLocale)
  const words =
    now.value === undefined ? undefined : t('of', { value: digits.format(now.value), total: digits.format(now.max) })
  return (
    <div
      {...rest}
      data-component="progress"
      data-state={now.state}
      data-tone={tone ?? (now.state === 'done' ? 'success' : 'accent')}
      className={cx(css.root, className)}
    >
      {labelHidden ? null : (
        <span id={id} data-part="label" className={css.label}>
          {label}
        </span>
      )}
      <progress
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : id}
        // With a maximum of 100 the browser announces per cent by itself.
        aria-valuetext={valueText ?? (max === 100 ? undefined : words)}
        value={now.value}
        max={now.max}
        data-part="bar"
        data-size={size}
        className={css.bar}
      />
      {note ? (
        <span data-part="note" className={css.note}>
          {note}
        </span>
      ) : null}
    </div>
  )
}
