import { beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fakeScreen } from '../../test/motion.ts'
import { act, render, screen, userEvent, within } from '../../test/render.tsx'
import { Marquee } from './index.ts'

const page = fakeScreen()
const widths = { text: 1200, room: 600 }
let measure = () => {}

beforeEach(() => {
  Object.assign(widths, { text: 1200, room: 600 })
  const measured = new Set<() => void>()
  measure = () => act(() => measured.forEach((callback) => callback()))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #callback: () => void
      constructor(callback: () => void) {
        this.#callback = callback
      }
      observe() {
        measured.add(this.#callback)
        this.#callback()
      }
      disconnect() {
        measured.delete(this.#callback)
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => widths.text)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.room)
})

const items = ['Maintenance on Sunday', 'Payouts take 10 minutes', 'Six new rooms'].map((content, n) => ({
  id: String(n),
  content: <a href={`#${n}`}>{content}</a>,
}))
const bar = () => screen.getByRole('region', { name: 'Notices' })

describeContract(<Marquee label="Notices" items={items} />, { component: 'marquee' })

it('moves at its speed, and is read once', () => {
  render(<Marquee label="Notices" items={items} />)
  expect(bar()).toHaveAttribute('data-state', 'moving')
  expect(bar().querySelector<HTMLElement>('[data-part="view"]')?.style.getPropertyValue('--marquee-time')).toBe('30s')
  expect(within(bar()).getAllByRole('listitem')).toHaveLength(3)
  const lists = bar().querySelectorAll('ul')
  expect(lists).toHaveLength(2)
  expect(lists[1]).toHaveAttribute('inert')
})

it('does not move where it fits, without a control, and moves again where it does not', () => {
  widths.room = 1300
  render(<Marquee label="Notices" items={items} />)
  expect(bar()).toHaveAttribute('data-state', 'fits')
  expect(within(bar()).queryByRole('button')).toBeNull()
  widths.room = 390
  measure()
  expect(bar()).toHaveAttribute('data-state', 'moving')
})

it('pauses under the pointer, with focus on a notice, and by its control', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Marquee label="Notices" items={items} />
      <button>Elsewhere</button>
    </>,
  )
  await user.hover(screen.getByText('Six new rooms', { selector: 'ul:not([inert]) a' }))
  expect(bar()).toHaveAttribute('data-state', 'held')
  await user.unhover(bar())
  expect(bar()).toHaveAttribute('data-state', 'moving')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Maintenance on Sunday' })).toHaveFocus()
  expect(bar()).toHaveAttribute('data-state', 'held')
  await user.click(screen.getByRole('button', { name: 'Stop the moving text' }))
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(bar()).toHaveAttribute('data-state', 'held')
  await user.click(screen.getByRole('button', { name: 'Start the moving text' }))
  expect(bar()).toHaveAttribute('data-state', 'moving')
})

it('comes one notice at a time with reduced motion, round and round', async () => {
  const user = userEvent.setup()
  render(<Marquee label="Notices" items={items} />)
  page.reducedMotion(true)
  expect(
    within(bar())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Maintenance on Sunday'])
  expect(bar()).toHaveTextContent('1 of 3')
  const next = screen.getByRole('button', { name: 'Next notice' })
  await user.click(next)
  expect(within(bar()).getByRole('list')).toHaveTextContent('Payouts take 10 minutes')
  await user.click(next)
  await user.click(next)
  expect(bar()).toHaveTextContent('1 of 3')
  expect(screen.queryByRole('button', { name: /Stop/ })).toBeNull()
})

it('has no controls for a single notice', () => {
  render(<Marquee label="Notices" items={items.slice(0, 1)} />)
  page.reducedMotion(true)
  expect(within(bar()).queryByRole('button')).toBeNull()
})
