import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { CommandPalette, type Command, type CommandPaletteProps } from './index.ts'

const onSelect = vi.fn()
const commands: Command[] = [
  { id: 'members', label: 'Members', group: 'Places', href: '#members' },
  { id: 'deposits', label: 'Deposits', group: 'Places', onSelect, shortcut: ['Mod', 'd'] },
  { id: 'close', label: 'Close the line', group: 'Actions', disabled: true },
  { id: 'report', label: 'New report', group: 'Actions' },
]
const palette = (props: Partial<CommandPaletteProps> = {}) => (
  <CommandPalette label="Commands" commands={commands} {...props} />
)
const field = () => screen.getByRole('combobox', { name: 'Commands' })
const marked = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const names = () => screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent)

describeContract(palette({ defaultOpen: true }), { component: 'command-palette', layered: true })

it('is a dialog whose field has focus and leads through groups', async () => {
  render(palette({ defaultOpen: true, recent: ['report'] }))
  expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible()
  await waitFor(() => expect(field()).toHaveFocus())
  expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible()
  expect(names()).toEqual(['New report', 'Members', 'Deposits', 'Close the line'])
  expect(marked()).toHaveTextContent('New report')
  await userEvent.keyboard('{ArrowUp}')
  expect(marked()).toHaveTextContent('Deposits')
  expect(marked()).toHaveAttribute('aria-keyshortcuts', 'Control+d')
  expect(marked()).toHaveTextContent('CtrlD')
})

it('finds by typing, chooses with Enter, and closes', async () => {
  const onChoose = vi.fn()
  const onOpenChange = vi.fn()
  render(palette({ defaultOpen: true, onChoose, onOpenChange }))
  await userEvent.type(field(), 'depo')
  expect(names()).toEqual(['Deposits'])
  expect(screen.getByRole('status')).toHaveTextContent('Found: 1')
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(commands[1], { reason: 'choice', event: expect.anything() })
  expect(onSelect).toHaveBeenCalledOnce()
  expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'choice', event: expect.anything() })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('stays open where its page cancels a choice', async () => {
  onSelect.mockClear()
  render(palette({ defaultOpen: true, onChoose: (_command, details) => details.cancel() }))
  await userEvent.click(screen.getByRole('option', { name: 'Deposits' }))
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(onSelect).not.toHaveBeenCalled()
})

it('does nothing for what is disabled, and says that nothing is found', async () => {
  const onChoose = vi.fn()
  render(palette({ defaultOpen: true, onChoose }))
  await userEvent.type(field(), 'close')
  expect(screen.getByRole('option', { name: 'Close the line' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  await userEvent.type(field(), 'xyz')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
})

it('opens and closes by its keys, and gives focus back', async () => {
  const onOpenChange = vi.fn()
  render(
    <>
      <button>Elsewhere</button>
      {palette({ hotkey: true, onOpenChange })}
    </>,
  )
  screen.getByRole('button').focus()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await waitFor(() => expect(field()).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus())
  expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [true, 'hotkey'],
    [false, 'escape'],
  ])
})

it('leads to places as links do', () => {
  render(palette({ defaultOpen: true }))
  expect(screen.getByRole('option', { name: 'Members' })).toHaveAttribute('href', '#members')
})
