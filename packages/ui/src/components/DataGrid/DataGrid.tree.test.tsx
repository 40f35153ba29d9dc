import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import english from '../../i18n/locales/en.ts'
import { render, screen, userEvent } from '../../test/render.tsx'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { DataGrid, type DataGridProps, type GridColumn } from './index.ts'

interface Account {
  id: string
  kind: string
  bet: number
  below?: Account[]
}
const line: Account[] = [
  {
    id: 'nasrin',
    kind: 'agent',
    bet: 5,
    below: [
      { id: 'mitu', kind: 'member', bet: 2 },
      { id: 'jahid', kind: 'agent', bet: 9, below: [{ id: 'orchi', kind: 'member', bet: 1 }] },
    ],
  },
  { id: 'tanvir', kind: 'member', bet: 7 },
]
const columns: GridColumn<Account>[] = [
  {
    id: 'id',
    head: 'Account',
    cell: ({ id }) => id,
    text: ({ id }) => id,
    sortBy: ({ id }) => id,
    filter: { kind: 'text' },
  },
  { id: 'kind', head: 'Kind', cell: ({ kind }) => kind, group: ({ kind }) => kind },
  {
    id: 'bet',
    head: 'Bets',
    cell: ({ bet }) => bet,
    sortBy: ({ bet }) => bet,
    total: (rows) => `${rows.reduce((sum, { bet }) => sum + bet, 0)} in all`,
  },
]
const below = (row: Account) => row.below
const grid = (props: Partial<DataGridProps<Account>> = {}) => (
  <DataGrid label="Line" columns={columns} rows={line} rowKey={({ id }) => id} {...props} />
)
const found = () =>
  screen
    .getAllByRole('rowheader')
    .map((head) => head.textContent)
    .slice(0, -1)
const row = (name: string) =>
  screen.getAllByRole('rowheader').find((head) => head.textContent.startsWith(name))?.parentElement as HTMLElement
const open = (name: string) => userEvent.click(screen.getByRole('button', { name: `Rows below ${name}` }))

it('is a tree grid that opens rows below a row, with their levels', async () => {
  const onOpenChange = vi.fn()
  render(grid({ childrenOf: below, onOpenChange }))
  expect(screen.getByRole('treegrid', { name: 'Line' })).toBeVisible()
  expect(row('nasrin')).toHaveAttribute('aria-expanded', 'false')
  expect(row('tanvir')).not.toHaveAttribute('aria-expanded')
  await open('nasrin')
  expect(onOpenChange).toHaveBeenLastCalledWith(['nasrin'], { reason: 'open', event: expect.anything() })
  await open('jahid')
  expect(found()).toEqual(['nasrin', 'mitu', 'jahid', 'orchi', 'tanvir'])
  expect(row('orchi')).toHaveAttribute('aria-level', '3')
  expect(row('jahid')).toHaveAttribute('aria-posinset', '2')
  await open('nasrin')
  expect(onOpenChange.mock.lastCall).toEqual([['jahid'], { reason: 'close', event: expect.anything() }])
  expect(found()).toEqual(['nasrin', 'tanvir'])
})

it('sorts each level of a tree', async () => {
  render(grid({ childrenOf: below, defaultOpen: ['nasrin'], defaultSort: { column: 'bet', direction: 'descending' } }))
  expect(found()).toEqual(['tanvir', 'nasrin', 'jahid', 'mitu'])
})

it('shows what leads to a match of a filter, and all rows can be chosen', async () => {
  const onChosenChange = vi.fn()
  render(
    grid({ childrenOf: below, onChosenChange, defaultColumnFilters: [{ column: 'id', kind: 'text', text: 'orchi' }] }),
  )
  expect(found()).toEqual(['nasrin', 'jahid', 'orchi'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select orchi' }))
  expect(onChosenChange).toHaveBeenLastCalledWith(['orchi'], { reason: 'row', event: expect.anything() })
  expect(onChosenChange).toHaveBeenCalledOnce()
})

it.each(['en', 'ar'])('opens and closes with the arrows in its first cell, as the text runs: %s', async (lang) => {
  const [ahead, back] = lang === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
  render(
    <BrandProvider lang={lang} strings={english}>
      {grid({ childrenOf: below })}
    </BrandProvider>,
  )
  screen.getByRole('button', { name: 'Rows below nasrin' }).focus()
  await userEvent.keyboard(ahead)
  expect(row('nasrin')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard(ahead)
  expect(document.activeElement).toHaveTextContent('agent')
  await userEvent.keyboard(back + back)
  expect(row('nasrin')).toHaveAttribute('aria-expanded', 'false')
})

it('opens the rows that it is given, which the page keeps', async () => {
  const Held = () => {
    const [keys, setKeys] = useState(['nasrin'])
    return grid({ childrenOf: below, open: keys, onOpenChange: (next) => setKeys(next.slice(-1)) })
  }
  render(<Held />)
  expect(found()).toHaveLength(4)
  await open('jahid')
  expect(found()).toEqual(['nasrin', 'tanvir'])
})

it('groups rows with their count and sums, and closes a group', async () => {
  render(grid({ groupBy: 'kind', rows: [...line, { id: 'rehana', kind: 'agent', bet: 3 }] }))
  expect(screen.getByRole('treegrid')).toBeVisible()
  expect(found()).toEqual(['agent 2', 'nasrin', 'rehana', 'member 1', 'tanvir'])
  expect(row('agent')).toHaveTextContent('8 in all')
  expect(row('nasrin')).toHaveAttribute('aria-level', '2')
  await open('agent 2')
  expect(found()).toEqual(['agent 2', 'member 1', 'tanvir'])
  expect(row('agent')).toHaveAttribute('aria-expanded', 'false')
})

it('groups by the menu of a column, and stops', async () => {
  const onGroupByChange = vi.fn()
  render(grid({ columnMenu: true, onGroupByChange }))
  const choose = async (item: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Column menu: Kind' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }
  await choose('Group by this column')
  expect(onGroupByChange.mock.lastCall?.[0]).toBe('kind')
  expect(found()).toEqual(['agent 1', 'nasrin', 'member 1', 'tanvir'])
  await choose('Stop grouping')
  expect(found()).toEqual(['nasrin', 'tanvir'])
})
