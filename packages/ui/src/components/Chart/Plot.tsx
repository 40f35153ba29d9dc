import { useId } from 'react'
import { cx } from '../../foundation/cx.ts'
import type { Direction } from '../../i18n/direction.ts'
import * as css from './Chart.css.ts'
import {
  areaPath,
  bandPath,
  linePath,
  marked,
  middle,
  named,
  placesOf,
  roomFor,
  stepOf,
  type Scale,
  type Values,
} from './Chart.model.ts'
import { below, height } from './geometry.ts'
import type { ChartPoint, ChartSeries } from './series.ts'

interface PlotProps {
  kind: 'line' | 'bar'
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** Where the values of each series begin, in a stack; else all begin at 0. */
  bases: readonly Values[] | undefined
  scale: Scale
  dir: Direction
  /** The point under the cursor. */
  active: number | undefined
}

// Sideways all places are shares of the width, so that nothing is measured; up and down they are px.
const px = (share: number) => (share * height) / 100
const percent = (share: number) => `${Math.round(share * 100) / 100}%`

/** The picture alone: the slider over it and the table below it expose its data. */
export function Plot({ kind, points, series, bases, scale: { ticks, y }, dir, active }: PlotProps) {
  const fill = useId()
  const count = points.length
  const nameOf = (n: number) => points[n]?.short ?? points[n]?.label ?? ''
  const names = named(count)
  const every = stepOf(names)
  // Wider than their point where not all are named: the outer ones keep within the plot.
  const edgeOf = (n: number) => (every === 1 ? undefined : n === 0 ? 'start' : n === count - 1 ? 'end' : undefined)
  const seen = (place: number) => (dir === 'rtl' ? 100 - place : place)
  const x = (n: number) => seen(middle(n, count))
  const lines = series.map(({ id, values, reached }) => {
    const place = placesOf(values, count, reached)
    return { id, values, at: (n: number) => seen(place(n)) }
  })
  return (
    <svg
      width={count * roomFor(names.map(nameOf), every)}
      height={height + below}
      aria-hidden="true"
      className={css.drawing}
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={px(y(tick))}
          y2={px(y(tick))}
          data-zero={tick === 0 || undefined}
          className={css.grid}
        />
      ))}
      {active === undefined ? null : (
        <line x1={percent(x(active))} x2={percent(x(active))} y1="0" y2={height} className={css.cursor} />
      )}
      {kind === 'bar' ? (
        series.map((one, s) => (
          <Bars key={one.id} values={one.values} bases={bases?.[s]} s={s} of={series.length} x={x} y={y} />
        ))
      ) : (
        <svg width="100%" height={height} viewBox="0 0 100 100" preserveAspectRatio="none">
          <linearGradient id={fill} x2="0" y2="1">
            <stop className={css.near} />
            <stop offset="1" className={css.far} />
          </linearGradient>
          {bases?.map((base, s) => (
            <path
              key={series[s]?.id}
              d={bandPath({ base, top: series[s]?.values ?? [] }, x, y)}
              data-series={s}
              className={css.band}
            />
          ))}
          {(bases ? [] : lines.slice(0, 1)).map(({ id, values, at }) => (
            <path key={id} d={areaPath(values, at, y)} fill={`url(#${fill})`} className={css.area} />
          ))}
          {lines.map(({ id, values, at }, s) => (
            <path key={id} d={linePath(values, at, y)} data-series={s} className={css.stroke} />
          ))}
        </svg>
      )}
      {kind === 'line'
        ? lines.map(({ id, values, at }, s) =>
            marked(values, active).map((n) => (
              <circle
                key={`${id} ${n}`}
                cx={percent(at(n))}
                cy={px(y(values[n] ?? 0))}
                r={n === active ? 5 : 3}
                data-series={s}
                className={css.mark}
              />
            )),
          )
        : null}
      {names.map((n) => {
        const edge = edgeOf(n)
        const at = edge ? ((edge === 'end') === (dir === 'ltr') ? 100 : 0) : x(n)
        return (
          <text
            key={n}
            x={percent(at)}
            y={height + 22}
            className={cx(css.name, edge === 'start' && css.start, edge === 'end' && css.end)}
          >
            {nameOf(n)}
          </text>
        )
      })}
    </svg>
  )
}

interface BarsProps {
  values: ChartSeries['values']
  bases: Values | undefined
  /** Number of this series, and of all. */
  s: number
  of: number
  x: (n: number) => number
  y: Scale['y']
}

/** Bars of a point share seven tenths of its room; a few are no wider than those of six points. */
function Bars({ values, bases, s, of, x, y }: BarsProps) {
  const room = 70 / Math.max(values.length, 6)
  const width = bases ? room : room / of
  return values.map((value, n) => {
    if (value === null) return null
    const base = bases?.[n] ?? 0
    const [top, bottom] = [y(Math.max(value, base)), y(Math.min(value, base))]
    return (
      // Points have no identifiers of their own.
      <rect
        key={n}
        x={percent(x(n) - room / 2 + (bases ? 0 : s * width))}
        y={px(top)}
        width={percent(width * 0.86)}
        height={Math.max(px(bottom - top), bases ? 0 : 1)}
        rx={bases ? 0 : 2}
        data-series={s}
        className={css.bar}
      />
    )
  })
}
