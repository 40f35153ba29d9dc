import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { DataGrid, type CellEdit, type DataGridProps, type GridColumn } from './index.ts'

interface Account {
  id: string
  remark: string
  kind: string
}
const accounts: Account[] = [
  { id: 'nasrin', remark: 'calls at noon', kind: 'agent' },
  { id: 'tanvir', remark: '=1+1', kind: 'member' },
]
const columnsOf = (save: CellEdit<Account>['save']): GridColumn<Account>[] => [
  { id: 'id', head: 'Account', cell: ({ id }) => id, text: ({ id }) => id },
  {
    id: 'remark',
    head: 'Remark',
    cell: ({ remark }) => remark,
    text: ({ remark }) => remark,
    edit: { value: ({ remark }) => remark, save },
  },
  {
    id: 'kind',
    head: 'Kind',
    cell: ({ kind }) => kind,
    edit: {
      value: ({ kind }) => kind,
      save,
      can: ({ kind }) => kind === 'agent',
      options: [
        { value: 'agent', label: 'Agent' },
        { value: 'member', label: 'Member' },
      ],
    },
  },
]
const grid = (save: CellEdit<Account>['save'], props: Partial<DataGridProps<Account>> = {}) => (
  <DataGrid label="Line" columns={columnsOf(save)} rows={accounts} rowKey={({ id }) => id} {...props} />
)
const pencil = (name: string) => screen.getByRole('button', { name: `Edit ${name}` })
const field = () => screen.findByRole('textbox', { name: 'Remark' })

it('changes a cell by Enter, saves by Enter, and comes back to the cell', async () => {
  const Held = () => {
    const [rows, setRows] = useState(accounts)
    return grid(
      (row, remark) => setRows((before) => before.map((one) => (one.id === row.id ? { ...one, remark } : one))),
      { rows },
    )
  }
  render(<Held />)
  pencil('Remark nasrin').focus()
  await userEvent.keyboard('{Enter}')
  expect(await field()).toHaveFocus()
  await userEvent.keyboard('calls at six{Enter}')
  expect(await screen.findByText('calls at six')).toBeVisible()
  await waitFor(() => expect(pencil('Remark nasrin')).toHaveFocus())
})

it('changes a cell by F2, and leaves it as it was by Escape', async () => {
  const save = vi.fn()
  render(grid(save))
  pencil('Remark nasrin').focus()
  await userEvent.keyboard('{F2}')
  await field()
  await userEvent.keyboard('other{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(save).not.toHaveBeenCalled()
  await waitFor(() => expect(pencil('Remark nasrin')).toHaveFocus())
})

it('says why a text is not saved, keeps it, and leads no arrow out of the field', async () => {
  render(grid((_row, text) => (text === '' ? 'Write something' : undefined)))
  await userEvent.click(pencil('Remark nasrin'))
  await userEvent.clear(await field())
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Write something')
  expect(await field()).toHaveAccessibleDescription('Write something')
  expect(await field()).toHaveFocus()
  await userEvent.keyboard('a{ArrowLeft}{ArrowDown}')
  expect(await field()).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('waits for a server, and says that it did not save', async () => {
  let fail: (() => void) | undefined
  const save = vi.fn(() => new Promise<void>((_done, reject) => (fail = () => reject(new Error('down')))))
  render(grid(save))
  await userEvent.click(pencil('Remark nasrin'))
  await field()
  await userEvent.keyboard('new{Enter}{Enter}')
  expect(screen.getByText('Saving')).toBeVisible()
  expect(await field()).toHaveAttribute('readonly')
  expect(save).toHaveBeenCalledOnce()
  await act(async () => fail?.())
  expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved')
})

it('saves a change as the field is left, and nothing where none was made', async () => {
  const save = vi.fn()
  render(grid(save))
  await userEvent.click(pencil('Remark nasrin'))
  await field()
  await userEvent.click(document.body)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(save).not.toHaveBeenCalled()
  await userEvent.click(pencil('Remark nasrin'))
  await field()
  await userEvent.keyboard('new')
  await userEvent.click(document.body)
  expect(save).toHaveBeenCalledExactlyOnceWith(accounts[0], 'new')
  expect(document.body).toHaveFocus()
})

it('chooses from a list, and only in rows that can be changed', async () => {
  const save = vi.fn()
  render(grid(save))
  expect(screen.queryByRole('button', { name: 'Edit Kind tanvir' })).toBeNull()
  await userEvent.click(pencil('Kind nasrin'))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Member')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledExactlyOnceWith(accounts[0], 'member')
})

const copy = (target: Element) => {
  const setData = vi.fn()
  fireEvent.copy(target, { clipboardData: { setData } })
  return setData
}

it('copies the text of the cell with focus, and says so', () => {
  render(grid(vi.fn()))
  expect(copy(pencil('Remark tanvir'))).toHaveBeenCalledExactlyOnceWith('text/plain', '=1+1')
  expect(screen.getByText('Copied')).toHaveRole('status')
})

it('copies the chosen rows in their order as lines of a spreadsheet, without formulas', () => {
  render(grid(vi.fn(), { chosen: ['tanvir', 'nasrin'], onChosenChange: () => {} }))
  expect(copy(pencil('Remark nasrin'))).toHaveBeenCalledExactlyOnceWith(
    'text/plain',
    "nasrin\tcalls at noon\ntanvir\t'=1+1",
  )
})

it('leaves the clipboard to text that is marked or typed', async () => {
  render(grid(vi.fn()))
  await userEvent.click(pencil('Remark nasrin'))
  expect(copy(await field())).not.toHaveBeenCalled()
  document.getSelection()?.selectAllChildren(screen.getByText('tanvir'))
  expect(copy(screen.getByRole('rowheader', { name: 'tanvir' }))).not.toHaveBeenCalled()
})
