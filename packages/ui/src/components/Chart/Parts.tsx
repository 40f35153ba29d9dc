import * as css from './Chart.css.ts'
import { middle } from './Chart.model.ts'
import type { ChartPoint, ChartSeries } from './series.ts'

export interface Look {
  kind: 'line' | 'bar'
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** The value of a series at a point, in words. */
  write: (one: ChartSeries, n: number) => string
}

const Swatch = ({ kind, s }: { kind: Look['kind']; s: number }) =>
  kind === 'line' ? (
    <svg width={18} height={3} aria-hidden="true">
      <path d="M0 1.5h18" data-series={s} className={css.stroke} />
    </svg>
  ) : (
    <svg width={12} height={12} aria-hidden="true">
      <rect x={1} y={1} width={10} height={10} rx={2} data-series={s} className={css.bar} />
    </svg>
  )

/** Legend of the series; a single one is named by the title. */
export const Legend = ({ kind, series }: Pick<Look, 'kind' | 'series'>) =>
  series.length < 2 ? null : (
    <ul data-part="legend" className={css.legend}>
      {series.map(({ id, label }, s) => (
        <li key={id} className={css.entry}>
          <Swatch kind={kind} s={s} />
          {label}
        </li>
      ))}
    </ul>
  )

/** The figures of one point, beside it. Visual only: the slider announces the same. */
export function Tip({ kind, points, series, write, at }: Look & { at: number }) {
  const place = middle(at, points.length)
  return (
    <div
      aria-hidden="true"
      data-part="tip"
      className={css.tip}
      style={place > 50 ? { insetInlineEnd: `${102 - place}%` } : { insetInlineStart: `${place + 2}%` }}
    >
      <span className={css.tipName}>{points[at]?.label}</span>
      {series.map((one, s) => (
        <span key={one.id} className={css.entry}>
          {series.length > 1 ? (
            <>
              <Swatch kind={kind} s={s} />
              {one.label}
            </>
          ) : null}
          <span className={css.value}>{write(one, at)}</span>
        </span>
      ))}
    </div>
  )
}

/** All points as a table, for reading instead of viewing. */
export const Figures = ({
  label,
  head,
  points,
  series,
  write,
}: Omit<Look, 'kind'> & { label: string; head: string }) => (
  <table aria-label={label} className={css.table}>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {series.map((one) => (
          <th key={one.id} scope="col">
            {one.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {points.map((point, n) => (
        // A point is its place in time: labels may repeat.
        <tr key={n}>
          <th scope="row">{point.label}</th>
          {series.map((one) => (
            <td key={one.id}>{write(one, n)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
