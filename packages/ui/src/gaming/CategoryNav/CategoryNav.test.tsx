import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, InBrand, render, screen, userEvent, waitFor, within } from '../../test/render.tsx'
import { CategoryNav, type Category } from './index.ts'

const vendors = (count: number) =>
  Array.from({ length: count }, (_none, i) => ({ id: `v${i}`, label: `V${i}`, href: `/rng?vendor=${i}`, count: '9' }))
const categories: Category[] = [
  { id: 'home', label: 'Home', href: '/', current: true },
  {
    id: 'rng',
    label: 'Casino',
    href: '/rng',
    vendors: vendors(12),
    all: 'Browse every game',
    about: 'Many games',
    feature: <i>Feature</i>,
  },
  { id: 'fish', label: 'Fishing', href: '/fish', vendors: vendors(3) },
]
const nav = () => screen.getByRole('navigation', { name: 'Game categories' })
const casino = () => screen.getByRole('button', { name: 'Casino: providers' })

describeContract(<CategoryNav items={categories} />, { component: 'category-nav' })

it('links to every category and marks the current one', () => {
  render(<CategoryNav items={categories} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Casino', '/rng'],
    ['Fishing', '/fish'],
  ])
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
})

it('opens vendors on the button, one list at a time', async () => {
  render(<CategoryNav items={categories} />)
  await userEvent.click(casino())
  expect(casino()).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByRole('link', { name: 'Browse every game' })).toHaveAttribute('href', '/rng')
  expect(screen.getByText('Feature')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Fishing: providers' }))
  expect(casino()).toHaveAttribute('aria-expanded', 'false')
  expect(nav().querySelector('[data-part="drop-down"]')).toHaveAttribute('data-variant', 'column')
  expect(screen.queryByText('Feature')).toBeNull()
})

it('opens on the down arrow and walks with arrows; Esc closes and gives focus back', async () => {
  render(<CategoryNav items={categories} />)
  casino().focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Browse every game' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'V0 9' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('link', { name: 'V11 9' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(casino()).toHaveFocus()
  expect(casino()).toHaveAttribute('aria-expanded', 'false')
})

it('closes on blur, a press outside or a choice', async () => {
  render(
    <>
      <CategoryNav items={categories} />
      <button>Log in</button>
      <p>Content</p>
    </>,
  )
  const open = () => userEvent.click(casino())
  const closed = () => expect(casino()).toHaveAttribute('aria-expanded', 'false')
  await open()
  act(() => screen.getByRole('button', { name: 'Log in' }).focus())
  closed()
  await open()
  fireEvent.pointerDown(screen.getByText('Content'))
  closed()
  await open()
  fireEvent.click(screen.getByRole('link', { name: 'V3 9' }))
  await waitFor(closed)
})

/** Places entries in rows, since the test DOM has no layout. */
const inRows = (...tops: number[]) =>
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? (tops[[...(this.parentElement?.children ?? [])].indexOf(this)] ?? 0) : 0
  })
const more = () => screen.getByRole('button', { name: 'More' })
afterEach(() => void vi.restoreAllMocks())

it('needs no "More" where everything fits', () => {
  render(<CategoryNav items={categories} />)
  expect(screen.getByText('More')).toBeDisabled()
  expect(nav().querySelectorAll('[data-over]')).toHaveLength(0)
})

it('puts behind "More" what wrapped, with its vendors', async () => {
  inRows(0, 71, 71)
  render(<CategoryNav items={categories} />)
  expect([...nav().querySelectorAll('[data-over]')].map((item) => item.textContent)).toEqual(['Casino', 'Fishing'])
  await userEvent.click(more())
  const list = within(nav().querySelector<HTMLElement>('[data-part="drop-down"]') as HTMLElement)
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Casino', 'Fishing'])
  await userEvent.click(list.getByRole('button', { name: 'Fishing: providers' }))
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Casino', 'Fishing', 'V09', 'V19', 'V29'])
  expect(more()).toHaveAttribute('aria-expanded', 'true')
})

it('keeps a fixed entry in sight, last, where all others wrapped', () => {
  inRows(0, 71, 71)
  const offers: Category = { id: 'offers', label: 'Offers', href: '/offers', fixed: true }
  render(<CategoryNav items={[offers, ...categories]} />)
  const over = [...nav().querySelectorAll('[data-over]')].map((item) => item.textContent)
  expect(over).toEqual(['Casino', 'Fishing'])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Casino', 'Fishing', 'Offers'])
})

it('walks "More" with arrows past what is folded; Esc closes and gives focus back', async () => {
  inRows(0, 71, 71)
  render(<CategoryNav items={categories} />)
  more().focus()
  await userEvent.keyboard('{ArrowDown}')
  const list = () => within(nav().querySelector<HTMLElement>('[data-part="drop-down"]') as HTMLElement)
  await waitFor(() => expect(list().getByRole('link', { name: 'Casino' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  expect(list().getByRole('link', { name: 'Fishing' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(more()).toHaveFocus()
  expect(more()).toHaveAttribute('aria-expanded', 'false')
})

it('marks "More" where it holds the current category', () => {
  inRows(0, 0, 71)
  render(<CategoryNav items={categories.map((category) => ({ ...category, current: category.id === 'fish' }))} />)
  expect(more()).toHaveAttribute('data-current', 'true')
})

it('comes from the server whole, with "More" as a mark that cannot be focused yet', () => {
  const html = renderToString(
    <InBrand>
      <CategoryNav items={categories} />
    </InBrand>,
  )
  expect(html).not.toContain('data-over')
  expect(html).toMatch(/<button[^>]*aria-hidden="true"[^>]*tabindex="-1"/i)
})

const mouse = (type: 'pointerOver' | 'pointerOut', node: Element) => fireEvent[type](node, { pointerType: 'mouse' })
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

it('stays closed after a choice, until the pointer has left', () => {
  render(
    <>
      <CategoryNav items={categories} />
      <p>Content</p>
    </>,
  )
  const item = casino().closest('li') as HTMLElement
  const expanded = (is: boolean) => expect(casino()).toHaveAttribute('aria-expanded', String(is))
  const wait = () => act(() => void vi.advanceTimersByTime(300))
  mouse('pointerOver', item)
  // Before the list opens, and after it has opened.
  for (const before of [60, 200]) {
    act(() => void vi.advanceTimersByTime(before))
    fireEvent.click(item.querySelector('a') as HTMLElement)
    wait()
    expanded(false)
    mouse('pointerOver', item)
    wait()
    expanded(false)
    mouse('pointerOut', item)
    mouse('pointerOver', screen.getByText('Content'))
    mouse('pointerOver', item)
  }
  wait()
  expanded(true)
})

it('opens after 120 ms of hover, and not for a mouse that only passes', () => {
  render(<CategoryNav items={categories} />)
  const item = casino().closest('li') as HTMLElement
  mouse('pointerOver', item)
  act(() => void vi.advanceTimersByTime(119))
  expect(casino()).toHaveAttribute('aria-expanded', 'false')
  mouse('pointerOut', item)
  act(() => void vi.advanceTimersByTime(300))
  expect(casino()).toHaveAttribute('aria-expanded', 'false')
  mouse('pointerOver', item)
  act(() => void vi.advanceTimersByTime(120))
  expect(casino()).toHaveAttribute('aria-expanded', 'true')
  mouse('pointerOut', item)
  act(() => void vi.advanceTimersByTime(200))
  expect(casino()).toHaveAttribute('aria-expanded', 'false')
})

it('closes the list of a category that is taken away', async () => {
  const { rerender } = render(<CategoryNav items={categories} />)
  await userEvent.click(casino())
  expect(casino()).toHaveAttribute('aria-expanded', 'true')
  rerender(<CategoryNav items={categories.filter(({ id }) => id !== 'rng')} />)
  rerender(<CategoryNav items={categories} />)
  expect(casino()).toHaveAttribute('aria-expanded', 'false')
})
