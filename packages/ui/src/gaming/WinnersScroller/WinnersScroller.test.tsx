import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen, within } from '../../test/render.tsx'
import { WinnersScroller, type Winner } from './index.ts'

const winners = (count: number): Winner[] =>
  Array.from({ length: count }, (_none, i) => ({ name: `tanvir${i}`, game: `Game ${i}`, amount: `${18_400 - i}.5` }))
const box = () => screen.getByRole('group', { name: 'Latest winners' })

let show: (() => void) | undefined
let measure: (() => void) | undefined
let calm = false
beforeEach(() => {
  calm = false
  // Three rows fit; the test DOM has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(3 * 53)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.children.length * 53
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const appear = () =>
  act(() => {
    measure?.()
    show?.()
  })

describeContract(<WinnersScroller items={winners(5)} symbol="৳" />, { component: 'winners-scroller' })

it('lists who won what, names masked', () => {
  render(
    <WinnersScroller
      items={[
        { name: 'tanvir88', game: 'Padma Gold', amount: '18400' },
        { name: 'ra***7', game: 'Speed Baccarat', amount: 'x' },
      ]}
      symbol="৳"
    />,
  )
  expect(screen.getByRole('heading', { name: 'Latest winners', level: 3 })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Padma Goldta***8৳18,400.00',
    'Speed Baccaratra***7৳—',
  ])
  expect(document.body.textContent).not.toContain('tanvir88')
})

it('shows twenty at most, and renders nothing for an empty list', () => {
  const { container, rerender } = render(<WinnersScroller items={winners(30)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  rerender(<WinnersScroller items={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it('with `empty` it stays, in a place of one height, until its rows are filled', () => {
  const word = 'No win yet this week'
  const kept = () => box().hasAttribute('data-keep')
  const { rerender } = render(<WinnersScroller items={[]} empty={word} />)
  expect(screen.getByRole('heading', { name: 'Latest winners' })).toBeVisible()
  expect(screen.getByText(word)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
  expect(kept()).toBe(true)
  rerender(<WinnersScroller items={winners(1)} empty={word} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(word)).toBeVisible()
  rerender(<WinnersScroller items={winners(3)} empty={word} />)
  expect(screen.queryByText(word)).toBeNull()
  expect(kept()).toBe(true)
})

it('is read once, though it is rendered twice for the loop', () => {
  render(<WinnersScroller items={winners(5)} />)
  appear()
  const copy = document.querySelector('[data-part="copy"]')
  expect(copy).toHaveAttribute('aria-hidden', 'true')
  expect(copy).toHaveAttribute('inert')
  expect(within(box()).getAllByRole('listitem')).toHaveLength(5)
})

it('moves once it is seen; the pause control stops it', () => {
  render(<WinnersScroller items={winners(5)} />)
  expect(box()).toHaveAttribute('data-state', 'standing')
  appear()
  expect(box()).toHaveAttribute('data-state', 'moving')
  fireEvent.click(screen.getByRole('button', { name: 'Stop the list' }))
  expect(box()).toHaveAttribute('data-state', 'standing')
  fireEvent.click(screen.getByRole('button', { name: 'Move the list' }))
  expect(box()).toHaveAttribute('data-state', 'moving')
})

it('has nothing to move where all are in sight', () => {
  render(<WinnersScroller items={winners(3)} />)
  appear()
  expect(box()).toHaveAttribute('data-state', 'standing')
  expect(box()).not.toHaveAttribute('tabindex')
  expect(screen.queryByRole('button')).toBeNull()
})

it('is a plain list to scroll where less motion is wanted', () => {
  calm = true
  render(<WinnersScroller items={winners(5)} />)
  appear()
  expect(box()).toHaveAttribute('data-state', 'standing')
  expect(box()).toHaveAttribute('tabindex', '0')
  expect(document.querySelector('[data-part="copy"]')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('leads to the game', () => {
  render(
    <WinnersScroller
      items={[{ name: 'tanvir88', game: 'Padma Gold', amount: '1', href: '/seamless?nodeId=1' }]}
      action={<a href="/winners">View all</a>}
    />,
  )
  expect(screen.getByRole('link', { name: /Padma Gold/ })).toHaveAttribute('href', '/seamless?nodeId=1')
  expect(screen.getByRole('link', { name: 'View all' })).toBeVisible()
})
