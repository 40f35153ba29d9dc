export { Chart, type ChartProps } from './Chart.tsx'
export type { ChartPoint, ChartSeries } from './series.ts'
