import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fakeScreen } from '../../test/motion.ts'
import { act, fireEvent, render, screen, within } from '../../test/render.tsx'
import { Showcase } from './index.ts'

const page = fakeScreen()
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const titles = ['Hilsa Hunter opens', 'Every over, priced live', 'Weekly leaderboard', 'A fourth']
const slides = titles.map((title) => ({
  id: title,
  title,
  kicker: 'New',
  text: 'Six cannons',
  picture: <img src="/a.svg" alt="" />,
  action: <a href="#play">Play {title}</a>,
}))
type Slide = (typeof slides)[number]
const showcase = () => screen.getByRole('region', { name: 'Banners' })
const states = () =>
  [...showcase().querySelectorAll('[data-part="slide"]')].map((slide) => slide.getAttribute('data-state'))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const draw = (props = {}) => render(<Showcase label="Banners" items={slides} {...props} />)

describeContract(<Showcase label="Banners" items={slides} />, { component: 'showcase' })

it('holds three: one is open, and what the others offer cannot be reached', () => {
  draw()
  expect(showcase()).toHaveAttribute('aria-roledescription', 'carousel')
  expect(states()).toEqual(['open', 'spine', 'spine'])
  expect([...showcase().querySelectorAll('[inert]')].map((words) => words.textContent)).toEqual([
    'NewEvery over, priced liveSix cannonsPlay Every over, priced live',
    'NewWeekly leaderboardSix cannonsPlay Weekly leaderboard',
  ])
  expect(
    within(showcase())
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3'])
})

it('opens by a press of a spine, and hands focus on', () => {
  draw()
  fireEvent.click(screen.getByRole('button', { name: 'Show slide 3 of 3: Weekly leaderboard' }))
  expect(states()).toEqual(['spine', 'spine', 'open'])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Slide 3 of 3' }))
})

it('turns every 5000 ms, silently, round and round; a choice of the reader gets its whole time', () => {
  draw()
  expect(showcase().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off')
  pass(4999)
  expect(states()[0]).toBe('open')
  pass(1)
  expect(states()[1]).toBe('open')
  pass(5000)
  pass(5000)
  expect(states()[0]).toBe('open')
})

it('turns in its time however often the page around it is drawn', () => {
  const { rerender } = draw()
  for (let second = 0; second < 5; second++) {
    pass(1000)
    rerender(<Showcase label="Banners" items={[...slides]} />)
  }
  expect(states()[1]).toBe('open')
})

it('stays with the slide that is open when others come or go', () => {
  const [a, b, c, d] = slides as [Slide, Slide, Slide, Slide]
  const { rerender } = draw({ items: [a, b], autoplay: 0 })
  const items = (...next: Slide[]) => rerender(<Showcase label="Banners" items={next} autoplay={0} />)
  fireEvent.click(screen.getByRole('button', { name: /Every over/ }))
  items(c, a, b)
  expect(states()).toEqual(['spine', 'spine', 'open'])
  items(b, c)
  expect(states()).toEqual(['open', 'spine'])
  // It went itself.
  items(d, c)
  expect(states()).toEqual(['open', 'spine'])
})

it.each([
  ['after the reader stopped it', () => fireEvent.click(screen.getByRole('button', { name: 'Stop the slides' }))],
  ['under the pointer', () => fireEvent.pointerEnter(showcase().firstElementChild as Element)],
  ['off the screen', () => page.see(false)],
  ['in a hidden tab', () => page.hide(true)],
])('pauses %s', (_, hold) => {
  draw()
  hold()
  pass(20_000)
  expect(states()[0]).toBe('open')
  expect(showcase().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')
})

it('with reduced motion turns only by the user, and needs no stop', () => {
  draw()
  page.reducedMotion(true)
  pass(20_000)
  expect(states()[0]).toBe('open')
  expect(screen.queryByRole('button', { name: 'Stop the slides' })).toBeNull()
})

it('marks the position of a swiped row', () => {
  let swipe: (entries: object[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof swipe, { root }: { root?: Element } = {}) {
        if (root) swipe = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  draw({ autoplay: 0 })
  const row = showcase().querySelector('[aria-live]') as HTMLElement
  const show = (...parts: number[]) =>
    act(() => swipe(parts.map((intersectionRatio, n) => ({ intersectionRatio, target: row.children[n] }))))
  show(0.5, 0.7, 0)
  // Nothing to scroll: all are in sight, and the reader has chosen.
  expect(states()).toEqual(['open', 'spine', 'spine'])
  Object.defineProperty(row, 'scrollWidth', { value: 1000 })
  show(0.5, 0.7, 0)
  expect(states()).toEqual(['spine', 'open', 'spine'])
  show(0.5, 0.4)
  expect(states()).toEqual(['spine', 'open', 'spine'])
})

it('a single one is a picture with words, no more', () => {
  draw({ items: slides.slice(0, 1) })
  expect(within(showcase()).queryAllByRole('button')).toEqual([])
  pass(20_000)
  expect(states()).toEqual(['open'])
})
