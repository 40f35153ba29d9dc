'use client'
import { useId, useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type PointerEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { listText } from '../../i18n/listText.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './Chart.css.ts'
import { drawable, pointAt, scaleOf, stackOf } from './Chart.model.ts'
import { Figures, Legend, Tip } from './Parts.tsx'
import { Plot } from './Plot.tsx'
import type { ChartPoint, ChartSeries } from './series.ts'

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is shown: "Turnover". */
  label: string
  /**
   * A line for what goes on, bars for what is counted apart.
   * @default 'line'
   */
  variant?: 'line' | 'bar' | undefined
  /**
   * Series are parts of a whole, on top of one another; lines become areas. For values that do not change sign.
   * @default false
   */
  stacked?: boolean | undefined
  /** Oldest first. */
  points: readonly ChartPoint[]
  /** At most four: more cannot be distinguished. */
  series: readonly ChartSeries[]
  /**
   * A value in full: "৳ 388,204.00".
   * @default none
   */
  format?: ((value: number) => string) | undefined
  /**
   * A value beside the plot: "400K".
   * @default none
   */
  formatTick?: ((value: number) => string) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['chart']> | undefined
}

/** A true minus, as wide as a digit. */
const minus = (text: string) => text.replace('-', '−')

/** How figures went over time. The picture is visual, a slider over it is for keys, a table below it for reading. */
export function Chart({
  label,
  variant = 'line',
  stacked = false,
  points,
  series: given,
  format,
  formatTick,
  strings,
  className,
  ...rest
}: ChartProps) {
  const t = useStrings('chart', strings)
  const { dir, numberLocale } = useBrand()
  const id = useId()
  const series = given.map((one) => ({ ...one, values: drawable(one.values) }))
  const last = points.length - 1
  const [chosen, setChosen] = useState(Number.POSITIVE_INFINITY)
  const [shown, setShown] = useState(false)
  // The newest point, until another is chosen; fewer points may come later.
  const at = Math.min(chosen, last)
  const active = shown ? at : undefined
  const long = new Intl.NumberFormat(numberLocale)
  const short = new Intl.NumberFormat(numberLocale, { notation: 'compact' })
  const figure = (value: number) => format?.(value) ?? minus(long.format(value))
  const tick = (value: number) => formatTick?.(value) ?? minus(short.format(value))
  const write = ({ values }: ChartSeries, n: number) => (typeof values[n] === 'number' ? figure(values[n]) : t('none'))
  const layers = stacked
    ? stackOf(
        series.map(({ values }) => values),
        variant === 'line',
      )
    : undefined
  const drawn = layers ? series.map((one, n) => ({ ...one, values: layers[n]?.top ?? [] })) : series
  const bases = layers?.map(({ base }) => base)
  const scale = scaleOf([...drawn.map(({ values }) => values), ...(bases ?? [])])

  // Of a time that is not over, what is to come is out of sight rather than what has been.
  const scroller = useRef<HTMLDivElement>(null)
  const toCome = last - (series[0]?.values.findLastIndex((value) => value !== null) ?? last)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const room = box.scrollWidth / (last + 1)
    if (room * (toCome + 1) > box.clientWidth) box.scrollLeft = (dir === 'rtl' ? 1 : -1) * room * toCome
  }, [toCome, last, dir])

  const choose = (n: number) => {
    setChosen(n)
    setShown(true)
  }
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const ratio = (event.clientX - left) / (width || 1)
    choose(pointAt(dir === 'rtl' ? 1 - ratio : ratio, points.length))
  }

  const slider = (
    <input
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={t('points', { label })}
      aria-valuetext={listText(
        [points[at]?.label ?? '', ...series.map((one) => `${one.label} ${write(one, at)}`)],
        numberLocale,
      )}
      data-part="points"
      className={css.slider}
      onChange={(event) => choose(event.currentTarget.valueAsNumber)}
      onKeyDown={(event) => setShown(event.key !== 'Escape')}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onPointerMove={follow}
      onPointerDown={(event) => {
        // The thumb of a slider is not at our points: the press is handled here, with its focus.
        event.preventDefault()
        event.currentTarget.focus()
        follow(event)
      }}
      onPointerLeave={(event) => setShown(event.currentTarget === event.currentTarget.ownerDocument.activeElement)}
    />
  )

  return (
    <figure
      aria-labelledby={id}
      {...rest}
      data-component="chart"
      data-variant={variant}
      data-stacked={stacked || undefined}
      className={cx(css.root, className)}
    >
      <figcaption className={css.head}>
        <span id={id} className={css.title}>
          {label}
        </span>
        <Legend kind={stacked ? 'bar' : variant} series={series} />
      </figcaption>
      {last < 0 ? (
        <p className={css.empty}>{t('empty')}</p>
      ) : (
        <>
          <div className={css.frame}>
            <div aria-hidden="true" data-part="axis" className={css.axis}>
              {[...scale.ticks].reverse().map((value) => (
                <span key={value}>{tick(value)}</span>
              ))}
            </div>
            <div ref={scroller} className={css.scroller}>
              <div data-part="plot" className={css.plot}>
                <Plot kind={variant} series={drawn} {...{ points, bases, scale, dir, active }} />
                {slider}
                {active === undefined ? null : (
                  <Tip kind={stacked ? 'bar' : variant} points={points} series={series} write={write} at={active} />
                )}
              </div>
            </div>
          </div>
          <details className={css.details}>
            <summary className={css.summary}>{t('figures')}</summary>
            <Figures label={label} head={t('point')} points={points} series={series} write={write} />
          </details>
        </>
      )}
    </figure>
  )
}
