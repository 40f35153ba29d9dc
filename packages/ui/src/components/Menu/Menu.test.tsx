import { describe, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { Menu, type MenuItem, type MenuProps } from './index.ts'

const items: MenuItem[] = [
  { kind: 'link', id: 'account', label: 'My account', href: '/memberHome' },
  { id: 'help', label: 'Help', disabled: true },
  { kind: 'separator', id: 's' },
  {
    kind: 'choice',
    id: 'scheme',
    label: 'Scheme',
    value: 'dark',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
    onValueChange: () => {},
  },
  { id: 'out', label: 'Log out', tone: 'danger' },
]
const menu = (props: Partial<MenuProps> = {}) => <Menu trigger={<button>Account</button>} items={items} {...props} />
const trigger = () => screen.getByRole('button', { name: 'Account' })

describeContract(menu({ defaultOpen: true }), { component: 'menu', layered: true })

it('opens from its button, named by it, and holds items, links and choices', async () => {
  // The page has ids of its own.
  render(
    <>
      <p id="menu-scheme">Schemes of play</p>
      {menu()}
    </>,
  )
  expect(trigger()).toHaveAttribute('aria-haspopup', 'menu')
  await userEvent.click(trigger())
  expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveAttribute('href', '/memberHome')
  expect(screen.getByRole('separator')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Scheme' })).toBeVisible()
  expect(screen.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Dark')
})

it('keeps its foot below the items, reached by the same keys', async () => {
  const onSelect = vi.fn()
  render(menu({ items: items.slice(0, 1), foot: [{ id: 'leave', label: 'Leave', onSelect }] }))
  await userEvent.click(trigger())
  const [last] = screen.getAllByRole('menuitem').slice(-1)
  expect(last).toHaveAccessibleName('Leave')
  expect(last?.closest('[data-part="foot"]')).not.toBeNull()
  await userEvent.keyboard('{End}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
})

it('has items whose names say more than their labels', async () => {
  render(
    menu({
      items: [
        { id: 'note', label: 'Remark', name: 'Remark about rahim' },
        { kind: 'link', id: 'open', label: 'Open', name: 'Open rahim', href: '/rahim' },
      ],
    }),
  )
  await userEvent.click(trigger())
  expect(screen.getByRole('menuitem', { name: 'Remark about rahim' })).toHaveTextContent(/^Remark$/)
  expect(screen.getByRole('menuitem', { name: 'Open rahim' })).toHaveTextContent(/^Open$/)
})

it('walks with arrows, past what is disabled, and comes round', async () => {
  render(menu())
  trigger().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
})

it('runs the action, closes, reports the reason and returns focus', async () => {
  const onSelect = vi.fn()
  const onOpenChange = vi.fn()
  render(menu({ items: [{ id: 'out', label: 'Log out', onSelect }], onOpenChange }))
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(trigger()).toHaveFocus())
  await userEvent.click(trigger())
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [true, 'trigger'],
    [false, 'choice'],
    [true, 'trigger'],
    [false, 'escape'],
  ])
})

it('leaves focus where it has moved meanwhile', async () => {
  render(
    <>
      {menu()}
      <button>Elsewhere</button>
    </>,
  )
  await userEvent.click(trigger())
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }))
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  act(() => elsewhere.focus())
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  // The menu returns focus a moment after it has closed.
  await new Promise((resolve) => setTimeout(resolve))
  expect(elsewhere).toHaveFocus()
})

it('reports which of a group was chosen', async () => {
  const onValueChange = vi.fn()
  render(
    menu({
      items: [
        {
          kind: 'choice',
          id: 'lang',
          label: 'Language',
          value: 'en',
          options: [
            { value: 'en', label: 'English' },
            { value: 'bn', label: 'বাংলা' },
          ],
          onValueChange,
        },
      ],
    }),
  )
  await userEvent.click(trigger())
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'বাংলা' }))
  expect(onValueChange).toHaveBeenCalledWith('bn', { reason: 'choice', event: expect.anything() })
})

it('opens initially with defaultOpen, and keeps that state itself', async () => {
  render(menu({ defaultOpen: true }))
  expect(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('follows `open` of the caller, and requests changes with a reason', async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(menu({ open: false, onOpenChange }))
  await userEvent.click(trigger())
  expect(screen.queryByRole('menu')).toBeNull()
  rerender(menu({ open: true, onOpenChange }))
  expect(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('menu')).toBeVisible()
  expect(onOpenChange.mock.calls.map(([open, { reason, event }]) => [open, reason, event instanceof Event])).toEqual([
    [true, 'trigger', true],
    [false, 'escape', true],
  ])
  rerender(menu({ open: false, onOpenChange }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('keeps focus as the item that has it is taken away', async () => {
  const some = (...ids: string[]) => menu({ items: items.filter(({ id }) => ids.includes(id)) })
  const { rerender } = render(some('account', 'help', 'scheme', 'out'))
  trigger().focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus())
  rerender(some('help', 'scheme', 'out'))
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  rerender(some('help', 'out'))
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  rerender(some())
  expect(trigger()).toHaveFocus()
})

it('closes as the last of its items is taken away, and says why', async () => {
  const onOpenChange = vi.fn()
  const { rerender } = render(menu({ onOpenChange, foot: [{ id: 'leave', label: 'Leave' }] }))
  await userEvent.click(trigger())
  rerender(menu({ onOpenChange, items: [], foot: [{ id: 'leave', label: 'Leave' }] }))
  expect(screen.getByRole('menu')).toBeVisible()
  rerender(menu({ onOpenChange, items: [{ kind: 'separator', id: 's' }] }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'emptied', event: undefined })
  expect(trigger()).toHaveFocus()
})

it('stays open as its checks are set', async () => {
  const onCheckedChange = vi.fn()
  const checks = (checked: boolean): MenuItem[] => [
    { kind: 'check', id: 'closed', label: 'Closed accounts', checked, onCheckedChange },
    { kind: 'check', id: 'own', label: 'My own only', checked: false, onCheckedChange: () => {} },
  ]
  const { rerender } = render(menu({ items: checks(false) }))
  await userEvent.click(trigger())
  await userEvent.keyboard('{Home}{Enter}')
  expect(onCheckedChange).toHaveBeenLastCalledWith(true, { reason: 'choice', event: expect.anything() })
  rerender(menu({ items: checks(true) }))
  const closed = screen.getByRole('menuitemcheckbox', { name: 'Closed accounts' })
  expect(closed).toBeChecked()
  expect(closed).toHaveFocus()
})

describe('a menu in a menu', () => {
  const onSelect = vi.fn()
  const nested: MenuItem[] = [
    { id: 'open', label: 'Open' },
    { kind: 'submenu', id: 'move', label: 'Move to', items: [{ id: 'vip', label: 'VIP', onSelect }] },
    { kind: 'submenu', id: 'none', label: 'Nowhere', items: [] },
  ]
  const submenu = () => screen.queryByRole('menu', { name: 'Move to' })

  it('opens and closes by arrows, and Esc closes it alone', async () => {
    render(menu({ items: nested }))
    await userEvent.click(trigger())
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'VIP' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(submenu()).toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'VIP' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(submenu()).toBeNull())
    expect(screen.getByRole('menuitem', { name: 'Move to' })).toHaveFocus()
    expect(screen.getByRole('menuitem', { name: 'Nowhere' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('closes with all above it as an item of it is chosen', async () => {
    const onOpenChange = vi.fn()
    render(menu({ items: nested, onOpenChange }))
    await userEvent.click(trigger())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'VIP' }))
    expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'choice', event: expect.anything() })
  })
})
