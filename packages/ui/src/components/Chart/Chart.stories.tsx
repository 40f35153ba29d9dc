import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Chart, Donut, Sparkline } from './index.ts'
import * as Examples from './Chart.examples.tsx'

const days = (count: number) =>
  Array.from({ length: count }, (_none, n) => {
    const day = new Date(Date.UTC(2026, 10, 20 - count + 1 + n))
    return {
      label: day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }),
      short: day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' }),
    }
  })
const bet = [182, 205, 175, 240, 262, 231, 298, 311, 285, 342, 331, 388.204, 361, 420.5].map((value) => value * 1000)
const valid = bet.map((value, n) => Math.round(value * (0.52 + (n % 3) * 0.02)))
const turnover = [
  { id: 'bet', label: 'Team bet', values: bet },
  { id: 'valid', label: 'Valid bet', values: valid },
]
const profit = [
  { id: 'pnl', label: 'Profit and loss', values: bet.map((value, n) => (n % 4 === 3 ? -value / 8 : value / 5)) },
]
const taka = (value: number) =>
  `${value < 0 ? '−' : ''}৳ ${Math.abs(value).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

const meta = {
  title: 'Primitives/Chart',
  component: Chart,
  args: { label: 'Turnover', points: days(14), series: turnover, format: taka },
} satisfies Meta<typeof Chart>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { render: () => <Examples.Line /> }
export const Bar: Story = { render: () => <Examples.Bar /> }
export const Year: Story = {
  args: {
    points: days(90),
    series: [
      {
        id: 'bet',
        label: 'Team bet',
        values: days(90).map((_day, n) => 200_000 + 90_000 * Math.sin(n / 9) + n * 1500),
      },
    ],
  },
}

export const StackedBars: Story = { render: () => <Examples.StackedBars /> }
export const StackedAreas: Story = { render: () => <Examples.StackedAreas /> }
export const Shares: Story = { render: () => <Examples.Shares /> }
export const BesideAFigure: Story = { render: () => <Examples.BesideAFigure /> }

const parts = ['Mobile wallet', 'Bank', 'Voucher', 'Agent', 'Card', 'A method with a long name'].map((label, n) => ({
  id: label,
  label,
  value: 60_000 / (n + 1),
}))

const whole = { inlineSize: '100%' }
const gaps = [{ id: 'gaps', label: 'Wins', values: [4, null, 6, 5, null, null, 7, null, 3, 4, 4, 6, null, 5] }]
export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="two lines" panel>
        <Chart style={whole} label="Turnover" points={days(14)} series={turnover} format={taka} />
      </Row>
      <Row name="bars, above and below 0" panel>
        <Chart style={whole} variant="bar" label="Profit and loss" points={days(14)} series={profit} format={taka} />
      </Row>
      <Row name="bars beside one another">
        <Chart
          style={whole}
          variant="bar"
          label="Four series"
          points={days(7)}
          series={[1, 0.8, 0.6, 0.4].map((share, n) => ({
            id: String(n),
            label: `Series ${n + 1}`,
            values: bet.slice(0, 7).map((value) => value * share),
          }))}
          format={taka}
        />
      </Row>
      <Row name="gaps and single values">
        <Chart style={whole} label="Wins" points={days(14)} series={gaps} />
      </Row>
      <Row name="stacked: bars, areas" panel>
        <Chart style={whole} variant="bar" stacked label="Bars" points={days(14)} series={turnover} format={taka} />
        <Chart style={whole} stacked label="Areas" points={days(14)} series={turnover} format={taka} />
      </Row>
      <Row name="a ring, a disc, nothing" as="grid" panel>
        <Donut label="Deposits by method" parts={parts} format={taka} />
        <Donut label="Deposits by method" parts={parts.slice(0, 3)} format={taka} variant="pie" />
        <Donut label="Deposits by method" parts={[]} />
      </Row>
      <Row name="sparklines">
        <Sparkline label="Up" values={[2, 3, 2.5, 4, 6]} tone="success" />
        <Sparkline label="Down" values={[6, 5, 5.5, 3, 2]} tone="danger" />
        <Sparkline label="Flat, with a gap" values={[3, 3, null, 3, 3]} />
        <Sparkline label="One" values={[3]} />
      </Row>
      <Row name="one point; nothing" as="grid">
        <Chart label="Today" points={days(1)} series={[{ id: 'one', label: 'Today', values: [12] }]} />
        <Chart label="Nothing" points={[]} series={[]} />
      </Row>
    </Sheet>
  ),
}
