import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen } from '../../test/render.tsx'
import { JackpotTicker } from './index.ts'

let seen: (() => void) | undefined
let calm = false
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  calm = false
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const figure = () => screen.getByRole('img')
const appear = () => act(() => seen?.())

describeContract(<JackpotTicker symbol="৳" amount="48210364.50" />, { component: 'jackpot-ticker' })

it('shows the real pool, and no word of an illustration', () => {
  const { rerender } = render(<JackpotTicker symbol="৳" amount="48210364.5" />)
  expect(figure()).toHaveTextContent('৳48,210,364.50')
  expect(figure()).toHaveAccessibleName('Jackpot: ৳ 48,210,364.50')
  expect(screen.queryByText('Illustration')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  appear()
  wait(60_000)
  expect(figure()).toHaveTextContent('48,210,364.50')
  rerender(<JackpotTicker symbol="৳" amount="48210464.5" />)
  expect(figure()).toHaveTextContent('48,210,464.50')
})

it('sets every digit in a cell of its own, as a brand may draw it as a well', () => {
  render(<JackpotTicker symbol="৳" amount="48210364.5" />)
  const cells = [...figure().querySelectorAll('span')].filter(
    (span) => span.childElementCount === 0 && /^[\d,]$/.test(span.textContent ?? ''),
  )
  expect(cells.map((cell) => cell.textContent).join('')).toBe('48,210,364')
  expect(cells.filter((cell) => cell.dataset['comma'])).toHaveLength(2)
})

it('without a pool is marked as an illustration, and rises by the steps of the operator', () => {
  render(<JackpotTicker symbol="৳" start="48210364.50" label="Progressive jackpot" />)
  expect(screen.getByText('Illustration')).toBeVisible()
  expect(figure()).toHaveAccessibleName('Progressive jackpot, an illustration: ৳ 48,210,364.50')
  wait(10_000)
  expect(figure(), 'nothing moves off the screen').toHaveTextContent('48,210,364.50')
  appear()
  wait(2999)
  expect(figure()).toHaveTextContent('48,210,364.50')
  wait(1)
  expect(figure()).toHaveTextContent('48,210,464.50')
  wait(3000)
  expect(figure()).toHaveTextContent('48,210,564.50')
})

it('starts at a random figure by default', () => {
  render(<JackpotTicker symbol="৳" />)
  expect(figure()).toHaveTextContent('৳20,000,000.00')
})

it('changes its name at most once a minute, and is no live region', () => {
  render(<JackpotTicker symbol="৳" start="1000.00" />)
  appear()
  const names = new Set<string | null>()
  for (let at = 0; at < 59_000; at += 1000) {
    wait(1000)
    names.add(figure().getAttribute('aria-label'))
  }
  expect([...names]).toEqual(['Jackpot, an illustration: ৳ 1,000.00'])
  wait(2000)
  expect(figure().getAttribute('aria-label')).not.toContain('1,000.00')
  expect(document.querySelector('[aria-live], [role="status"], output')).toBeNull()
})

it('stops by its control', () => {
  render(<JackpotTicker symbol="৳" start="1000.00" />)
  appear()
  fireEvent.click(screen.getByRole('button', { name: 'Stop the counter' }))
  wait(30_000)
  expect(figure()).toHaveTextContent('৳1,000.00')
  fireEvent.click(screen.getByRole('button', { name: 'Start the counter' }))
  wait(3000)
  expect(figure()).toHaveTextContent('৳1,100.00')
})

it('moves once a minute where less motion is wanted', () => {
  calm = true
  render(<JackpotTicker symbol="৳" start="1000.00" />)
  appear()
  expect(screen.queryByRole('button')).toBeNull()
  wait(59_999)
  expect(figure()).toHaveTextContent('৳1,000.00')
  wait(1)
  expect(figure()).toHaveTextContent('৳1,100.00')
})

it('shows no figure without a value', () => {
  render(<JackpotTicker symbol="৳" amount="oops" />)
  expect(figure()).toHaveTextContent('—')
  expect(figure().textContent).not.toMatch(/\d/)
})
