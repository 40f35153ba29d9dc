import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import english from '../../i18n/locales/en.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, within } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { Rail } from './index.ts'

// Sizes and scrolling need a browser: they are stubbed here, and tested in Chromium.
const sizes = { room: 600, whole: 1200 }
const scrolled = vi.fn()

beforeEach(() => {
  Object.assign(sizes, { room: 600, whole: 1200 })
  scrolled.mockClear()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #callback: () => void
      constructor(callback: () => void) {
        this.#callback = callback
      }
      observe() {
        this.#callback()
      }
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => sizes.room)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => sizes.whole)
  vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(scrolled)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const games = ['Padma Gold', 'Nine Lanterns', 'Hilsa Hunter', 'Koi Pond']
const row = (props = {}) => (
  <Rail title="Hot tonight" count="1,549 games" all="/rng" {...props}>
    {games.map((game) => (
      <a key={game} href={`/game/${game}`}>
        {game}
      </a>
    ))}
  </Rail>
)
const on = () => screen.getByRole('button', { name: 'Scroll on: Hot tonight' })
const back = () => screen.getByRole('button', { name: 'Scroll back: Hot tonight' })

describeContract(row(), { component: 'rail' })

it('is measured with the window where the browser does not observe sizes', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  render(row())
  expect(on()).toBeEnabled()
  sizes.whole = 600
  fireEvent(window, new Event('resize'))
  expect(screen.getByRole('region', { name: 'Hot tonight' })).toHaveAttribute('data-place', 'fits')
})

it('is a named region with a list, a count and the way to all of them', () => {
  render(row())
  const rail = screen.getByRole('region', { name: 'Hot tonight' })
  expect(within(rail).getByRole('heading', { level: 2 })).toHaveTextContent('Hot tonight')
  expect(within(rail).getByText('1,549 games')).toBeVisible()
  expect(within(rail).getAllByRole('listitem')).toHaveLength(4)
  expect(within(rail).getByRole('link', { name: 'View all: Hot tonight' })).toHaveAttribute('href', '/rng')
})

it('scrolls by what is seen; at an end the arrow stays in reach and does nothing', async () => {
  render(row())
  expect(back()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(back())
  expect(scrolled).not.toHaveBeenCalled()
  await userEvent.click(on())
  expect(scrolled).toHaveBeenLastCalledWith({ left: 600 })
  const list = screen.getByRole('list')
  list.scrollLeft = 600
  fireEvent.scroll(list)
  expect(on()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(back())
  expect(scrolled).toHaveBeenLastCalledWith({ left: -600 })
})

it('goes the other way in right-to-left pages', async () => {
  render(row(), {
    wrapper: ({ children }) => (
      <BrandProvider lang="ar" strings={english}>
        {children}
      </BrandProvider>
    ),
  })
  await userEvent.click(on())
  expect(scrolled).toHaveBeenLastCalledWith({ left: -600 })
  screen.getByRole('link', { name: 'Nine Lanterns' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('link', { name: 'Hilsa Hunter' })).toHaveFocus()
})

it('arrows, Home and End walk from item to item', async () => {
  render(row())
  screen.getByRole('link', { name: 'Padma Gold' }).focus()
  for (const [key, game] of [
    ['ArrowRight', 'Nine Lanterns'],
    ['End', 'Koi Pond'],
    ['ArrowRight', 'Koi Pond'],
    ['ArrowLeft', 'Hilsa Hunter'],
    ['Home', 'Padma Gold'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(screen.getByRole('link', { name: game })).toHaveFocus()
  }
})

it('leaves keys to a field inside an item', async () => {
  render(
    <Rail title="Fields">
      <input key="a" aria-label="A" defaultValue="text" />
      <input key="b" aria-label="B" />
    </Rail>,
  )
  screen.getByRole('textbox', { name: 'A' }).focus()
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(screen.getByRole('textbox', { name: 'A' })).toHaveFocus()
})

it('takes focus itself where nothing inside does, and only where it scrolls', () => {
  const plain = (
    <Rail title="Prizes">
      <p key="a">First</p>
      <p key="b">Second</p>
    </Rail>
  )
  const { unmount } = render(plain)
  expect(screen.getByRole('list', { name: 'Prizes' })).toHaveAttribute('tabindex', '0')
  unmount()
  sizes.whole = 600
  render(plain)
  expect(screen.getByRole('list', { name: 'Prizes' })).not.toHaveAttribute('tabindex')
})

it('lets the page route "view all"', async () => {
  const onAll = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(row({ onAll }))
  await userEvent.click(screen.getByRole('link', { name: 'View all: Hot tonight' }))
  expect(onAll).toHaveBeenCalledTimes(1)
})
