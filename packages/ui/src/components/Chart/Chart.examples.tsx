import { Chart, Donut, Sparkline } from '@brand/ui/chart'

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

const taka = (value: number) =>
  `${value < 0 ? '−' : ''}৳ ${Math.abs(value).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

export function Line() {
  return <Chart label="Turnover" points={days(14)} series={turnover} format={taka} />
}

const profit = [
  {
    id: 'pnl',
    label: 'Profit and loss',
    values: bet.map((value, n) => (n % 4 === 3 ? -value / 8 : value / 5)),
  },
]

export function Bar() {
  return <Chart label="Profit and loss" points={days(14)} series={profit} format={taka} variant="bar" />
}

const methods = ['Mobile wallet', 'Bank', 'Voucher'].map((label, n) => ({
  id: String(n),
  label,
  values: bet.map((value, day) => Math.round((value * (5 - n - (day % 2))) / 12)),
}))

/** Parts of a whole, day by day. */
export function StackedBars() {
  return <Chart label="Deposits by method" points={days(14)} series={methods} format={taka} variant="bar" stacked />
}

export function StackedAreas() {
  return <Chart label="Deposits by method" points={days(14)} series={methods} format={taka} stacked />
}

const shares = methods.map(({ id, label, values }) => ({
  id,
  label,
  value: values.reduce((sum, value) => sum + value, 0),
}))

/** Parts of a whole at one time. */
export function Shares() {
  return <Donut label="Deposits by method" parts={shares} format={taka} />
}

/** Beside a figure, in a line or a cell. */
export function BesideAFigure() {
  return (
    <p>
      {taka(420_500)} <Sparkline label="Team bet, last 14 days" values={bet} format={taka} tone="success" />
    </p>
  )
}
