'use client'
import { useId, useState, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { listText } from '../../i18n/listText.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as chart from './Chart.css.ts'
import { sharesOf } from './Chart.model.ts'
import * as css from './Donut.css.ts'

export interface DonutPart {
  id: string
  label: string
  /** Above 0; any other has no share. */
  value: number
}

export interface DonutProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is divided: "Deposits by method". */
  label: string
  /** At most six, the largest first: sum up the rest. */
  parts: readonly DonutPart[]
  /**
   * A ring with the whole in its middle, or a disc.
   * @default 'donut'
   */
  variant?: 'donut' | 'pie' | undefined
  /**
   * A value in full: "৳ 388,204.00".
   * @default the number, in the figures of the language
   */
  format?: ((value: number) => string) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['chart']> | undefined
}

/** Per cent of the way round that stay free between two parts. */
const gap = 0.6

/** Parts of a whole. The picture is visual, a slider over its parts is for keys, the list beside it for reading. */
export function Donut({ label, parts, variant = 'donut', format, strings, className, ...rest }: DonutProps) {
  const t = useStrings('chart', strings)
  const { numberLocale } = useBrand()
  const id = useId()
  const [at, setAt] = useState(0)
  const [shown, setShown] = useState(false)
  const shares = sharesOf(parts.map(({ value }) => value))
  const last = parts.length - 1
  const place = Math.min(at, last)
  const active = shown ? place : undefined
  const figure = (value: number) => format?.(value) ?? value.toLocaleString(numberLocale)
  const percent = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 1 })
  const shareOf = (n: number) => percent.format(shares?.[n]?.share ?? 0)
  const chosen = active === undefined ? undefined : parts[active]
  const whole = parts.reduce((sum, { value }) => sum + (Number.isFinite(value) && value > 0 ? value : 0), 0)
  // A pie is a ring as wide as its radius.
  const [radius, width] = variant === 'pie' ? [10, 20] : [16, 8]
  const point = (n: number) => {
    setAt(n)
    setShown(true)
  }
  return (
    <figure
      aria-labelledby={id}
      {...rest}
      data-component="donut"
      data-variant={variant}
      className={cx(chart.root, className)}
    >
      <figcaption id={id} className={chart.title}>
        {label}
      </figcaption>
      {shares ? (
        <div className={css.frame}>
          <div className={css.picture}>
            <svg
              viewBox="0 0 40 40"
              aria-hidden="true"
              data-active={active === undefined ? undefined : ''}
              data-part="plot"
              className={css.drawing}
              onPointerLeave={() => setShown(false)}
            >
              {shares.map(({ share, start }, n) => (
                <circle
                  key={parts[n]?.id}
                  cx="20"
                  cy="20"
                  r={radius}
                  pathLength="100"
                  strokeWidth={width}
                  strokeDasharray={`${Math.max(share * 100 - (share < 1 ? gap : 0), 0)} 100`}
                  strokeDashoffset={-start * 100}
                  transform="rotate(-90 20 20)"
                  data-series={n}
                  data-active={n === active ? '' : undefined}
                  className={css.part}
                  onPointerEnter={() => point(n)}
                />
              ))}
            </svg>
            {variant === 'donut' ? (
              <div aria-hidden="true" data-part="centre" className={css.centre}>
                <span className={css.whole}>{figure(chosen?.value ?? whole)}</span>
                {chosen?.label ?? t('total')}
              </div>
            ) : null}
            <input
              type="range"
              min={0}
              max={last}
              value={place}
              aria-label={t('points', { label })}
              aria-valuetext={listText(
                [parts[place]?.label ?? '', figure(parts[place]?.value ?? 0), shareOf(place)],
                numberLocale,
              )}
              data-part="points"
              className={css.slider}
              onChange={(event) => point(event.currentTarget.valueAsNumber)}
              onKeyDown={(event) => setShown(event.key !== 'Escape')}
              onFocus={() => setShown(true)}
              onBlur={() => setShown(false)}
            />
          </div>
          <ul data-part="legend" className={css.list}>
            {parts.map((part, n) => (
              <li key={part.id} data-active={n === active ? '' : undefined} className={css.entry}>
                <span aria-hidden="true" data-series={n} className={css.swatch} />
                <span>{part.label}</span>
                <span className={css.value}>{figure(part.value)}</span>
                <span className={css.share}>{shareOf(n)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={chart.empty}>{t('empty')}</p>
      )}
    </figure>
  )
}
