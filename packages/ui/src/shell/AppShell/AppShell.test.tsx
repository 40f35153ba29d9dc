import { expect, it, vi } from 'vitest'
import { CategoryNav } from '../../gaming/CategoryNav/index.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen, userEvent, waitFor, within } from '../../test/render.tsx'
import { Footer } from '../Footer/index.ts'
import { Header } from '../Header/index.ts'
import { SideMenu } from '../SideMenu/index.ts'
import { AppShell, type AppShellProps } from './index.ts'

const games = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'rng', label: 'Casino', href: '/rng' },
  { id: 'fish', label: 'Fishing', href: '/fish' },
]
const menu = (
  <SideMenu
    sections={[{ id: 'main', entries: [{ id: 'home', label: 'Home', href: '/', icon: 'M0', current: true }] }]}
    games={games}
    promotions={[{ id: 'p', label: 'Welcome match', href: '/p' }]}
  />
)
const header = (
  <Header logo="Veranda">
    <CategoryNav items={games} />
  </Header>
)
const shell = (props: Partial<AppShellProps> = {}) => (
  <AppShell
    header={header}
    menu={menu}
    bar={[{ id: 'home', label: 'Home', href: '/', icon: 'M0', current: true }]}
    {...props}
  >
    <p>Content</p>
  </AppShell>
)
const opener = () => screen.getByRole('button', { name: 'Open menu' })

describeContract(shell(), { component: 'app-shell' })

it('has the landmarks of a page and a skip link to its content', () => {
  render(shell({ footer: <Footer logo="Veranda" /> }))
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Main places' })).toBeVisible()
})

it('keeps the menu to the drawer on game pages', () => {
  const { container } = render(shell({ menuHidden: true }))
  expect(container.firstChild).toHaveAttribute('data-menu', 'none')
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  expect(opener()).not.toHaveAttribute('data-on')
})

it('shows the button only on a phone where the menu is a column, and not without a menu', () => {
  const { rerender } = render(shell())
  expect(opener()).toHaveAttribute('data-on', 'phone')
  rerender(shell({ menu: undefined }))
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull()
})

it('opens the menu as a drawer, with the categories it lacks, and closes on a choice', async () => {
  render(shell())
  await userEvent.click(opener())
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  expect(
    within(drawer)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Casino', 'Fishing', 'Welcome match'])
  fireEvent.click(within(drawer).getByRole('link', { name: 'Casino' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener()).toHaveFocus())
})

it('closes the drawer by its button and by Esc', async () => {
  render(shell())
  for (const close of [
    () => userEvent.click(screen.getByRole('button', { name: 'Close menu' })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await userEvent.click(opener())
    await screen.findByRole('dialog')
    await close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

it('makes no column of the menu on a phone, and one when the phone is turned', () => {
  let [narrow, changed] = [true, () => {}]
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('max-width') && narrow
    },
    addEventListener: (_type: string, listener: () => void) => (changed = listener),
  }))
  render(shell())
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  expect(opener()).toHaveAttribute('data-on', 'phone')
  narrow = false
  act(changed)
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  vi.unstubAllGlobals()
})
