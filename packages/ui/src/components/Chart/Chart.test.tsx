import { describe, expect, it, vi } from 'vitest'
import english from '../../i18n/locales/en.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, within } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { Chart, Donut, Sparkline, type ChartSeries, type DonutProps } from './index.ts'

const points = ['17', '18', '19', '20'].map((day) => ({ label: `${day} November`, short: `${day} Nov` }))
const series: ChartSeries[] = [
  { id: 'bet', label: 'Team bet', values: [310_000, 388_204, null, 420_000] },
  { id: 'valid', label: 'Valid bet', values: [180_000, 201_000, 199_000, 240_000] },
]
const taka = (value: number) => `৳ ${value.toLocaleString('en')}`
const chart = (props = {}) => <Chart label="Turnover" points={points} series={series} format={taka} {...props} />
const slider = () => screen.getByRole('slider', { name: 'Turnover: point by point' })
const tip = () => document.querySelector('[data-part="tip"]')

describeContract(chart(), { component: 'chart' })

it('is a named figure with a legend, where there is more than one series', () => {
  const { rerender } = render(chart())
  expect(screen.getByRole('figure', { name: 'Turnover' })).toBeVisible()
  expect(
    within(document.querySelector('[data-part="legend"]') as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Team bet', 'Valid bet'])
  rerender(chart({ series: series.slice(0, 1) }))
  expect(document.querySelector('[data-part="legend"]')).toBeNull()
})

it('moves point by point from the newest, and announces each in full', () => {
  render(chart())
  expect(slider()).toHaveAttribute('aria-valuetext', '20 November, Team bet ৳ 420,000, Valid bet ৳ 240,000')
  fireEvent.focus(slider())
  expect(tip()).toHaveTextContent('20 November')
  fireEvent.change(slider(), { target: { value: '2' } })
  expect(slider()).toHaveAttribute('aria-valuetext', '19 November, Team bet no value, Valid bet ৳ 199,000')
  expect(tip()).toHaveTextContent('19 NovemberTeam betno valueValid bet৳ 199,000')
})

it('lists what it announces as the language does', () => {
  render(
    <BrandProvider lang="ja" numberLocale="ja-JP" strings={english}>
      {chart()}
      <Sparkline label="Bets" values={[1, 2]} />
    </BrandProvider>,
  )
  expect(slider()).toHaveAttribute('aria-valuetext', '20 November、Team bet ৳ 420,000、Valid bet ৳ 240,000')
  expect(screen.getByRole('img', { name: 'Bets: 1、2' })).toBeVisible()
})

it('hides its figures on Esc and on blur', () => {
  render(chart())
  fireEvent.focus(slider())
  fireEvent.keyDown(slider(), { key: 'Escape' })
  expect(tip()).toBeNull()
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' })
  expect(tip()).not.toBeNull()
  fireEvent.blur(slider())
  expect(tip()).toBeNull()
})

it('shows the point under the pointer, in either direction', () => {
  const { unmount } = render(chart())
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200))
  fireEvent.pointerMove(slider(), { clientX: 130 })
  expect(tip()).toHaveTextContent('17 November')
  fireEvent.pointerLeave(slider())
  expect(tip()).toBeNull()
  unmount()
  render(chart(), {
    wrapper: ({ children }) => (
      <BrandProvider lang="ar" strings={english}>
        {children}
      </BrandProvider>
    ),
  })
  fireEvent.pointerMove(slider(), { clientX: 130 })
  expect(tip()).toHaveTextContent('20 November')
  place.mockRestore()
})

it('holds the same figures as a table', async () => {
  render(chart())
  await userEvent.click(screen.getByText('Show the figures'))
  const table = screen.getByRole('table', { name: 'Turnover' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Time', 'Team bet', 'Valid bet'])
  expect(within(table).getByRole('row', { name: /19 November/ })).toHaveTextContent('19 Novemberno value৳ 199,000')
})

it('draws bars from 0, also below it', () => {
  render(chart({ variant: 'bar', series: [{ id: 'pnl', label: 'Profit', values: [-200, 400, null, 0] }] }))
  const bars = [...document.querySelectorAll('rect')].map((bar) => [
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ])
  const zero = Number(document.querySelector('[data-zero]')?.getAttribute('y1'))
  expect(bars).toHaveLength(3)
  expect(bars[0]?.[0]).toBeCloseTo(zero)
  expect((bars[1]?.[0] ?? 0) + (bars[1]?.[1] ?? 0)).toBeCloseTo(zero)
  expect(bars[2]).toEqual([zero, 1])
})

it('shows that there is no data, and stays in range when there are fewer points', () => {
  const { rerender } = render(chart())
  fireEvent.change(slider(), { target: { value: '3' } })
  rerender(chart({ points: points.slice(0, 2) }))
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('18 November'))
  rerender(chart({ points: [], series: [] }))
  expect(screen.getByText('No figures for this time')).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
})

it('writes numbers in the digits of the language by default', () => {
  render(<Chart label="Turnover" points={points} series={series} />, {
    wrapper: ({ children }) => (
      <BrandProvider lang="bn" strings={english}>
        {children}
      </BrandProvider>
    ),
  })
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('৪,২০,০০০')
})

it('shows what is no finite number as none', () => {
  render(chart({ series: [{ id: 'bet', label: 'Team bet', values: [1, Number.POSITIVE_INFINITY, Number.NaN, 3] }] }))
  expect(document.body.innerHTML).not.toMatch(/Infinity|NaN|∞/)
  expect(slider()).toHaveAttribute('aria-valuetext', '20 November, Team bet ৳ 3')
})

describe('stacked', () => {
  it('counts to the sum, and still says each value', () => {
    render(chart({ stacked: true, format: undefined }))
    expect(document.querySelector('[data-part="axis"]')).toHaveTextContent('800K')
    expect(slider()).toHaveAttribute('aria-valuetext', '20 November, Team bet 420,000, Valid bet 240,000')
    expect(document.querySelectorAll('path[data-series]')).toHaveLength(4)
  })

  it('puts bars on top of one another', () => {
    render(chart({ stacked: true, variant: 'bar' }))
    const [first, second] = ['0', '1'].map((n) =>
      [...document.querySelectorAll(`[data-part="plot"] rect[data-series="${n}"]`)].map((bar) => ({
        x: bar.getAttribute('x'),
        y: Number(bar.getAttribute('y')),
        end: Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
      })),
    )
    expect(second?.[0]?.x).toBe(first?.[0]?.x)
    expect(second?.[0]?.end).toBeCloseTo(first?.[0]?.y ?? 0)
  })
})

describe('a donut', () => {
  const parts = [
    { id: 'wallet', label: 'Mobile wallet', value: 300 },
    { id: 'bank', label: 'Bank', value: 100 },
  ]
  const donut = (props: Partial<DonutProps> = {}) => <Donut label="Deposits" parts={parts} format={taka} {...props} />
  const keys = () => screen.getByRole('slider', { name: 'Deposits: point by point' })
  const centre = () => document.querySelector('[data-part="centre"]')
  describeContract(donut(), { component: 'donut' })

  it('is a figure whose list says value and share of each part', () => {
    render(donut())
    expect(screen.getByRole('figure', { name: 'Deposits' })).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mobile wallet৳ 30075%',
      'Bank৳ 10025%',
    ])
    expect(centre()).toHaveTextContent('৳ 400Total')
  })

  it('is walked part by part, and shows the one it is on', () => {
    render(donut())
    expect(keys()).toHaveAttribute('aria-valuetext', 'Mobile wallet, ৳ 300, 75%')
    fireEvent.focus(keys())
    fireEvent.change(keys(), { target: { value: '1' } })
    expect(keys()).toHaveAttribute('aria-valuetext', 'Bank, ৳ 100, 25%')
    expect(centre()).toHaveTextContent('৳ 100Bank')
    fireEvent.keyDown(keys(), { key: 'Escape' })
    expect(centre()).toHaveTextContent('Total')
    fireEvent.pointerEnter(document.querySelector('circle') as Element)
    expect(centre()).toHaveTextContent('Mobile wallet')
  })

  it('says that there is nothing, and is a disc without a middle', () => {
    const { rerender } = render(donut({ parts: [] }))
    expect(screen.getByText('No figures for this time')).toBeVisible()
    rerender(donut({ variant: 'pie' }))
    expect(centre()).toBeNull()
  })
})

describe('a sparkline', () => {
  describeContract(<Sparkline label="Bets" values={[1, 2]} />, { component: 'sparkline', nodes: 3 })

  it('is a picture whose name says its values', () => {
    const { rerender } = render(<Sparkline label="Bets" values={[1200, null, 900]} format={taka} />)
    expect(screen.getByRole('img', { name: 'Bets: ৳ 1,200, no value, ৳ 900' })).toBeVisible()
    rerender(<Sparkline label="Bets" values={[]} />)
    expect(screen.getByRole('img', { name: 'Bets: No figures for this time' })).toBeVisible()
  })
})
