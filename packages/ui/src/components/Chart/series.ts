import type { Values } from './Chart.model.ts'

export interface ChartPoint {
  /** In full: "18 November 2026". */
  label: string
  /** Below the plot: "18 Nov". */
  short?: string | undefined
}

export interface ChartSeries {
  id: string
  label: string
  /** One per point, oldest first; null where there is none. */
  values: Values
  /**
   * How far its newest value is on the way from the point before to its own, 0 to 1: less than 1 for a time that is not
   * over. For lines.
   * @default 1
   */
  reached?: number | undefined
}
