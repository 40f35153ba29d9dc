import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import type { MenuItem } from '../Menu/index.ts'
import { ContextMenu, type ContextMenuProps } from './index.ts'

const items: MenuItem[] = [
  { id: 'remark', label: 'Remark' },
  { id: 'end', label: 'End contract', tone: 'danger' },
]
const area = (props: Partial<ContextMenuProps> = {}) => (
  <ContextMenu label="nasrin_04" items={items} {...props}>
    <a href="/nasrin">nasrin_04</a>
    <input aria-label="Search" />
  </ContextMenu>
)
const link = () => screen.getByRole('link', { name: 'nasrin_04' })

describeContract(area(), { component: 'context-menu' })

it('opens by the other button of a mouse, and reports why it opens and closes', async () => {
  const onOpenChange = vi.fn()
  render(area({ onOpenChange }))
  expect(fireEvent.contextMenu(link(), { clientX: 20, clientY: 30 })).toBe(false)
  expect(screen.getByRole('menu', { name: 'nasrin_04' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [true, 'trigger'],
    [false, 'escape'],
  ])
})

it('opens by Shift and F10, is walked with arrows and returns focus', async () => {
  const onSelect = vi.fn()
  render(area({ items: [...items, { id: 'open', label: 'Open', onSelect }] }))
  link().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remark' })).toHaveFocus())
  await userEvent.keyboard('{End}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(link()).toHaveFocus()
})

it('opens by a held finger, which presses nothing', () => {
  vi.useFakeTimers()
  const onClick = vi.fn()
  render(area({ onClick }))
  fireEvent.pointerDown(link(), { pointerType: 'touch', clientX: 5, clientY: 6 })
  act(() => void vi.advanceTimersByTime(499))
  expect(screen.queryByRole('menu')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('menu')).toBeVisible()
  vi.useRealTimers()
  fireEvent.pointerUp(link(), { pointerType: 'touch' })
  fireEvent.click(link(), { detail: 1 })
  expect(onClick).not.toHaveBeenCalled()
})

it('makes its items from what was pressed', () => {
  render(area({ items: (target) => [{ id: 'open', label: `Open ${target.textContent}` }] }))
  fireEvent.contextMenu(link())
  expect(screen.getByRole('menuitem', { name: 'Open nasrin_04' })).toBeVisible()
})

it('leaves the menu of the browser to fields, and where it has no items', () => {
  const { rerender } = render(area())
  expect(fireEvent.contextMenu(screen.getByRole('textbox'))).toBe(true)
  rerender(area({ items: [] }))
  expect(fireEvent.contextMenu(link())).toBe(true)
  expect(screen.queryByRole('menu')).toBeNull()
})
