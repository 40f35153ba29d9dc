export { Chart, type ChartProps } from './Chart.tsx'
export type { ChartPoint, ChartSeries } from './series.ts'
export { Donut, type DonutPart, type DonutProps } from './Donut.tsx'
export { Sparkline, type SparklineProps } from './Sparkline.tsx'
