import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { MenuButton } from './MenuButton.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const items = [
  { id: 'name', label: 'By name' },
  { id: 'new', label: 'Newest' },
]
const show = () =>
  showPage(() => <MenuButton trigger={<button type="button">Order</button>} items={items} />, { words: [] })

it.each(['{Enter}', ' ', '{ArrowDown}'])('moves focus to the first item where it is opened by %s', async (key) => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard(key)
  const first = await screen.findByRole('menuitem', { name: 'By name' })
  await vi.waitFor(() => expect(document.activeElement).toBe(first))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Order' }))
  // From then on it is the kit's own.
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('menuitem', { name: 'By name' }))
})

it('opens at a press of a pointer, and points at no item', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Order' }))
  await screen.findByRole('menu')
  expect(document.activeElement?.getAttribute('role')).not.toBe('menuitem')
})
