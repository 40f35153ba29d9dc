import { Chart } from '@brand/ui/chart'

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
