import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fakeScreen } from '../../test/motion.ts'
import { act, render, screen, userEvent, within } from '../../test/render.tsx'
import { carouselEngine } from './Carousel.engine.ts'
import { Carousel } from './index.ts'

// The engine needs sizes, so it is stubbed here and tested in Chromium (e2e/data.spec.ts).
const engine = { dir: '', shown: [] as number[], show: (_seen: number[]) => {}, calls: [] as unknown[][], lives: 0 }

const page = fakeScreen()
beforeEach(() => {
  engine.calls = []
  engine.lives = 0
  engine.shown = []
  vi.spyOn(carouselEngine, 'start').mockImplementation((_view, dir, onSeen) => {
    engine.dir = dir
    engine.lives += 1
    engine.show = onSeen
    onSeen([0])
    return {
      turn: (...how) => engine.calls.push(how),
      show: (slide) => engine.shown.push(slide),
      destroy: () => (engine.lives -= 1),
    }
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const slides = ['Hilsa Hunter opens', 'Every over, priced live', 'Weekly leaderboard'].map((title, n) => ({
  id: String(n),
  content: <a href={`#${n}`}>{title}</a>,
}))
const carousel = () => screen.getByRole('region', { name: 'Banners' })
const slide = (name: string) => carousel().querySelector(`[aria-label="${name}"]`)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live')

describeContract(<Carousel label="Banners" items={slides} />, { component: 'carousel' })

it('is a named carousel of named slides; what is not seen cannot be reached', () => {
  render(<Carousel label="Banners" items={slides} />)
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
  const groups = [...carousel().querySelectorAll('[aria-roledescription="slide"]')]
  expect(
    groups.map((group) => [group.getAttribute('role'), group.getAttribute('aria-label'), group.hasAttribute('inert')]),
  ).toEqual([
    ['group', 'Slide 1 of 3', false],
    ['group', 'Slide 2 of 3', true],
    ['group', 'Slide 3 of 3', true],
  ])
})

it('turns every 5000 ms, without announcements', () => {
  render(<Carousel label="Banners" items={slides} />)
  expect(live()).toBe('off')
  pass(4999)
  expect(engine.calls).toEqual([])
  pass(1)
  pass(5000)
  expect(engine.calls).toEqual([
    [1, false],
    [1, false],
  ])
})

it('has its stop first in the order of focus; stopped, it announces what is turned to', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Carousel label="Banners" items={slides} />
      <button>Elsewhere</button>
    </>,
  )
  expect(
    within(carousel())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Stop the slides', 'Previous slide', 'Next slide'])
  await user.tab()
  expect(screen.getByRole('button', { name: 'Stop the slides' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(live()).toBe('polite')
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  pass(20_000)
  expect(engine.calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Start the slides' }))
  pass(5000)
  expect(engine.calls).toEqual([[1, false]])
})

it('holds under the pointer, with focus inside and in a hidden tab', async () => {
  const user = userEvent.setup()
  render(<Carousel label="Banners" items={slides} />)
  await user.hover(screen.getByText('Hilsa Hunter opens'))
  pass(10_000)
  await user.unhover(carousel())
  await user.tab()
  pass(10_000)
  await user.tab({ shift: true })
  page.hide(true)
  pass(10_000)
  expect(engine.calls).toEqual([])
})

it('turns by its buttons', async () => {
  const user = userEvent.setup()
  render(<Carousel label="Banners" items={slides} />)
  await user.click(screen.getByRole('button', { name: 'Next slide' }))
  await user.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(engine.calls).toEqual([
    [1, false],
    [-1, false],
  ])
  act(() => engine.show([2]))
  expect(slide('Slide 3 of 3')).not.toHaveAttribute('inert')
  expect(slide('Slide 1 of 3')).toHaveAttribute('inert')
  expect([...carousel().querySelectorAll('i')].map((dash) => dash.dataset['state'])).toEqual(['off', 'off', 'on'])
})

it('with reduced motion it turns at a press alone, at once', async () => {
  const user = userEvent.setup()
  render(<Carousel label="Banners" items={slides} />)
  page.reducedMotion(true)
  pass(20_000)
  expect(screen.queryByRole('button', { name: 'Stop the slides' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(engine.calls).toEqual([[1, true]])
})

it('does not turn by itself with autoplay 0', () => {
  render(<Carousel label="Banners" items={slides} autoplay={0} />)
  pass(60_000)
  expect(engine.calls).toEqual([])
  expect(screen.queryByRole('button', { name: 'Stop the slides' })).toBeNull()
})

it('has no controls where all of it is seen', () => {
  const { rerender } = render(<Carousel label="Banners" items={slides.slice(0, 1)} />)
  expect(within(carousel()).queryByRole('button')).toBeNull()
  rerender(<Carousel label="Banners" items={slides} visible={3} />)
  act(() => engine.show([0, 1, 2]))
  expect(within(carousel()).queryByRole('button')).toBeNull()
  expect(carousel().querySelector('[inert]')).toBeNull()
})

it('follows the direction of the page, and leaves no engine behind', () => {
  const { unmount } = render(<Carousel label="Banners" items={slides} />)
  expect(engine.dir).toBe('ltr')
  expect(engine.lives).toBe(1)
  unmount()
  expect(engine.lives).toBe(0)
})

it('stays at its slide where others go, and shows the last where its own has gone', () => {
  const { rerender } = render(<Carousel label="Banners" items={slides} />)
  act(() => engine.show([2]))
  rerender(<Carousel label="Banners" items={slides.slice(1)} />)
  expect(engine.shown).toEqual([1])
  act(() => engine.show([1]))
  rerender(<Carousel label="Banners" items={slides.slice(1, 2)} />)
  expect(engine.shown).toEqual([1, 0])
  // The same slides drawn anew move nothing.
  rerender(<Carousel label="Banners" items={slides.slice(1, 2).map((item) => ({ ...item }))} />)
  expect(engine.shown).toEqual([1, 0])
})
