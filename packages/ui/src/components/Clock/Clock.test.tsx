import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, InBrand, render, screen } from '../../test/render.tsx'
import { Clock } from './index.ts'

const start = Date.UTC(2026, 10, 20, 13, 42, 8, 300)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const text = () => screen.getByText(/\d\d:\d\d/).textContent

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describeContract(<Clock timeZone="Asia/Dhaka" />, { component: 'clock' })

it('shows the time of the site with its zone, for people and machines', () => {
  const { container } = render(<Clock timeZone="Asia/Dhaka" date seconds />)
  const clock = container.querySelector('time')
  expect(clock).toHaveTextContent(/^Time hereGMT\+620 Nov 202619:42:08$|^Time hereGMT\+6Nov 20, 202619:42:08$/)
  expect(clock).toHaveAttribute('datetime', '2026-11-20T13:42:08.000Z')
})

it('ticks at the turn of the second, and re-renders only itself', () => {
  const parent = vi.fn()
  const Page = () => {
    parent()
    return <Clock timeZone="Asia/Dhaka" seconds />
  }
  render(<Page />)
  pass(699)
  expect(text()).toBe('19:42:08')
  pass(1)
  expect(text()).toBe('19:42:09')
  pass(60_000)
  expect(text()).toBe('19:43:09')
  expect(parent).toHaveBeenCalledTimes(1)
})

it('ticks once a minute where seconds are not shown', () => {
  const { container } = render(<Clock timeZone="Asia/Dhaka" />)
  const drawn = vi.fn()
  new MutationObserver(drawn).observe(container, { subtree: true, characterData: true })
  pass(51_700)
  expect(text()).toBe('19:43')
  expect(vi.getTimerCount()).toBe(1)
})

it('is right again at once when the tab comes back', () => {
  render(<Clock timeZone="Asia/Dhaka" seconds />)
  vi.setSystemTime(start + 3_600_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(text()).toBe('20:42:08')
})

it('uses the given clock', () => {
  const server = () => Date.now() - 3_600_000
  render(<Clock timeZone="Asia/Dhaka" now={server} seconds />)
  expect(text()).toBe('18:42:08')
})

it('leaves no timer behind', () => {
  const { unmount } = render(<Clock timeZone="Asia/Dhaka" seconds />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('keeps its space on the server, without a time', () => {
  const html = renderToString(
    <InBrand>
      <Clock timeZone="Asia/Dhaka" seconds />
    </InBrand>,
  )
  expect(html).toContain('--:--:--')
  expect(html).not.toMatch(/\d\d:\d\d|datetime/i)
})
