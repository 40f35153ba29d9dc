import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { columns, grid, people, type Person } from '../../test/downlineGrid.tsx'
import { act, render, screen, userEvent, waitFor } from '../../test/render.tsx'
import { DataGrid, type DataGridProps } from './index.ts'

const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((head) => head.textContent)
    .slice(0, 3)
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const rowOf = (name: string) => screen.getByRole('rowheader', { name: new RegExp(name) }).parentElement as HTMLElement

afterEach(() => vi.unstubAllGlobals())

describeContract(grid(), { component: 'data-grid' })

it('is a grid with a name, heads, rows that are named by their first cell, and totals', () => {
  render(grid())
  expect(screen.getByRole('grid', { name: 'Downline' })).toHaveAttribute('aria-rowcount', '5')
  expect(heads()).toEqual(['Account', 'Valid bet', 'Status', 'Actions'])
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    'nasrin_04',
    'tanvir88',
    'jahid_k',
    'Total',
  ])
  expect(screen.getByRole('gridcell', { name: '147304.50' })).toBeVisible()
})

it('sorts by a head, up and down, with nothing last', async () => {
  render(grid())
  await press('Valid bet')
  expect(head('Valid bet')).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['jahid_k', 'nasrin_04', 'tanvir88'])
  await press('Valid bet')
  expect(head('Valid bet')).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['nasrin_04', 'jahid_k', 'tanvir88'])
  expect(head('Status')).not.toHaveAttribute('aria-sort')
})

it('leaves the order to a server that sorts', async () => {
  const onSortChange = vi.fn()
  render(grid({ sort: { column: 'name', direction: 'ascending' }, presorted: true, onSortChange }))
  expect(names()).toEqual(['nasrin_04', 'tanvir88', 'jahid_k'])
  await press('Account')
  expect(onSortChange).toHaveBeenCalledWith(
    { column: 'name', direction: 'descending' },
    { reason: 'sort', event: expect.anything(), sorts: [{ column: 'name', direction: 'descending' }] },
  )
  expect(head('Account')).toHaveAttribute('aria-sort', 'ascending')
})

it('chooses rows, all of them and none, and offers what can be done with them', async () => {
  const onChosenChange = vi.fn()
  render(grid({ onChosenChange, chosenActions: (keys) => <button type="button">Write to {keys.join()}</button> }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select tanvir88' }))
  expect(onChosenChange).toHaveBeenLastCalledWith(['b'], { reason: 'row', event: expect.anything() })
  expect(rowOf('tanvir88')).toHaveAttribute('aria-selected', 'true')
  expect(rowOf('jahid_k')).toHaveAttribute('aria-selected', 'false')
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Write to b' })).toBeVisible()
  const all = screen.getByRole('checkbox', { name: 'Select all rows' })
  expect(all).toBePartiallyChecked()
  await userEvent.click(all)
  expect(onChosenChange).toHaveBeenLastCalledWith(['b', 'a', 'c'], { reason: 'all', event: expect.anything() })
  expect(all).toBeChecked()
  await press('Clear selection')
  expect(onChosenChange).toHaveBeenLastCalledWith([], { reason: 'clear', event: expect.anything() })
  expect(screen.queryByText('1 selected')).toBeNull()
})

it('chooses rows where only their actions are given', async () => {
  render(grid({ chosenActions: (keys) => <p>For {keys.join()}</p> }))
  await userEvent.click(screen.getAllByRole('checkbox')[1]!)
  expect(screen.getByText('For a')).toBeVisible()
})

it('lets go of chosen rows with their data, and tells it: what is done is done to what is seen', async () => {
  const onChosenChange = vi.fn()
  const choosing = (props: Partial<DataGridProps<Person>> = {}) =>
    grid({ onChosenChange, chosenActions: (keys) => <button type="button">Write to {keys.join()}</button>, ...props })
  const { rerender } = render(choosing())
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select nasrin_04' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select tanvir88' }))
  expect(screen.getByRole('button', { name: 'Write to a,b' })).toBeVisible()
  rerender(choosing({ rows: people.slice(1) }))
  expect(screen.getByRole('button', { name: 'Write to b' })).toBeVisible()
  expect(onChosenChange).toHaveBeenLastCalledWith(['b'], { reason: 'gone' })
  rerender(choosing({ rows: undefined }))
  expect(screen.queryByRole('button', { name: /Write to/ })).toBeNull()
  rerender(choosing())
  expect(screen.getByRole('button', { name: 'Write to b' })).toBeVisible()
  expect(onChosenChange).toHaveBeenCalledTimes(3)
  rerender(choosing({ rows: [] }))
  expect(screen.queryByText(/selected/)).toBeNull()
  expect(onChosenChange).toHaveBeenLastCalledWith([], { reason: 'gone' })
})

it('lets go of rows whose keys the page keeps as well', async () => {
  const onChosenChange = vi.fn()
  const Kept = ({ rows }: { rows: Person[] }) => {
    const [chosen, setChosen] = useState<readonly string[]>(['a', 'b'])
    return (
      <>
        {grid({ rows, chosen, onChosenChange: (keys, details) => (onChosenChange(keys, details), setChosen(keys)) })}
        <p>Kept {chosen.join()}</p>
      </>
    )
  }
  const { rerender } = render(<Kept rows={people} />)
  expect(onChosenChange).not.toHaveBeenCalled()
  rerender(<Kept rows={people.slice(1)} />)
  expect(await screen.findByText('Kept b')).toBeVisible()
  expect(onChosenChange.mock.calls).toEqual([[['b'], { reason: 'gone' }]])
})

it('keeps rows chosen on another page of the same query, and none of another query', async () => {
  const onChosenChange = vi.fn()
  const paged = (props: Partial<DataGridProps<Person>> = {}) =>
    grid({ onChosenChange, query: 'all', chosenActions: (keys) => <p>For {keys.join()}</p>, ...props })
  const { rerender } = render(paged({ rows: people.slice(0, 1) }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select nasrin_04' }))
  rerender(paged({ rows: people.slice(1) }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select jahid_k' }))
  expect(screen.getByText('For a,c')).toBeVisible()
  rerender(paged({ rows: people, query: 'active' }))
  expect(screen.queryByText(/^For/)).toBeNull()
  expect(onChosenChange).toHaveBeenLastCalledWith([], { reason: 'gone' })
  rerender(paged({ rows: people }))
  expect(screen.queryByText(/^For/)).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select tanvir88' }))
  expect(screen.getByText('For b')).toBeVisible()
})

it('opens what is behind a row, below it', async () => {
  render(grid({ detail: (row) => <p>Behind {row.name}</p> }))
  const opener = screen.getByRole('button', { name: 'Details tanvir88' })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  const behind = screen.getByText('Behind tanvir88')
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).toContainElement(behind)
  expect(rowOf('tanvir88').nextElementSibling).toContainElement(behind)
  await userEvent.click(opener)
  expect(screen.queryByText('Behind tanvir88')).toBeNull()
})

it('names its rows and what is behind them whatever their keys are', async () => {
  render(grid({ rowKey: ({ name }) => `${name} of "2026" 100%`, detail: (row) => <p>Behind {row.name}</p> }))
  const opener = screen.getByRole('button', { name: 'Details tanvir88' })
  await userEvent.click(opener)
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByText('Behind tanvir88'),
  )
  expect(opener.getAttribute('aria-controls')).not.toMatch(/\s/)
})

it('writes what is seen to a CSV file, in its columns and order, and none of the buttons', async () => {
  const onExport = vi.fn<NonNullable<DataGridProps<Person>['onExport']>>()
  render(grid({ onExport, defaultSort: { column: 'name', direction: 'ascending' } }))
  await press('Export')
  const [csv, details] = onExport.mock.calls[0] ?? []
  expect(csv?.()).toBe('\uFEFFAccount,Valid bet\r\njahid_k,18904\r\nnasrin_04,128400.5\r\ntanvir88,\r\n')
  expect(details).toMatchObject({
    reason: 'export',
    columns: ['name', 'bet', 'status', 'do'],
    sort: { column: 'name', direction: 'ascending' },
  })
})

it('shows the columns somebody chose, in their order, and keeps the choice', async () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (k: string, v: string) => kept.set(k, v) }
  const onColumnsChange = vi.fn()
  const { unmount } = render(grid({ chooser: true, storageKey: 'downline', storage, onColumnsChange }))
  await press('Columns')
  const box = (name: string) => screen.getByRole('checkbox', { name })
  expect(screen.queryByRole('checkbox', { name: 'Account' })).toBeNull()
  await userEvent.click(box('Rate'))
  await userEvent.click(box('Status'))
  await press('Move Rate forward')
  expect(screen.getByText('Rate is now column 3')).toBeInTheDocument()
  await press('Move Rate forward')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(heads()).toEqual(['Account', 'Rate', 'Valid bet', 'Actions']))
  expect(onColumnsChange).toHaveBeenLastCalledWith(
    { shown: ['name', 'rate', 'bet', 'do'], hidden: ['status'] },
    { reason: 'choice', event: expect.anything() },
  )
  unmount()
  render(grid({ chooser: true, storageKey: 'downline', storage }))
  expect(heads()).toEqual(['Account', 'Rate', 'Valid bet', 'Actions'])
  await press('Columns')
  await press('Back to how it was')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(heads()).toEqual(['Account', 'Valid bet', 'Status', 'Actions']))
})

it('keeps a pinned column at the end, whatever is chosen', async () => {
  const pinned = columns.map((column) => (column.id === 'bet' ? { ...column, pinned: true } : column))
  render(grid({ chooser: true, columns: pinned }))
  expect(heads()).toEqual(['Account', 'Status', 'Actions', 'Valid bet'])
  await press('Columns')
  expect(screen.queryByRole('checkbox', { name: 'Valid bet' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rate' }))
  expect(heads()).toEqual(['Account', 'Status', 'Actions', 'Rate', 'Valid bet'])
  expect(screen.getByRole('button', { name: 'Move Rate back' })).toHaveAttribute('aria-disabled', 'true')
})

it.each(['full', 'forbidden'])('takes a choice of columns though the storage is %s', async (kind) => {
  const storage = {
    getItem: () => {
      if (kind === 'forbidden') throw new DOMException('no', 'SecurityError')
      return null
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const onColumnsChange = vi.fn()
  render(grid({ chooser: true, storageKey: 'downline', storage, onColumnsChange }))
  await press('Columns')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rate' }))
  expect(heads()).toEqual(['Account', 'Valid bet', 'Status', 'Actions', 'Rate'])
  expect(onColumnsChange).toHaveBeenCalledOnce()
})

it('outlines rows to come; keeps rows while others are on their way; says that there are none; shows an error', async () => {
  const onRetry = vi.fn()
  const { rerender } = render(grid({ rows: undefined, outlines: 4 }))
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(document.querySelectorAll('[data-part="outline"] tr')).toHaveLength(4)
  rerender(grid({ busy: true }))
  expect(names()).toHaveLength(3)
  rerender(grid({ rows: [] }))
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  expect(screen.queryByText('147304.50')).toBeNull()
  rerender(grid({ error: true, onRetry }))
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load')
  await press('Try again')
  expect(onRetry).toHaveBeenCalledOnce()
})

it('leaves it to the button to ask for more where the browser does not tell what is seen', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const onLoadMore = vi.fn()
  render(grid({ next: 'c', onLoadMore }))
  expect(onLoadMore).not.toHaveBeenCalled()
  await press('Load more')
  expect(onLoadMore.mock.calls).toEqual([['c', { reason: 'press', event: expect.anything() }]])
})

it('asks for what follows a key once when its end comes near, and again at a press', async () => {
  const seen: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      look: (entries: object[]) => void
      constructor(look: (entries: object[]) => void) {
        this.look = look
      }
      observe() {
        seen.push(() => this.look([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  const onLoadMore = vi.fn()
  const { rerender } = render(grid({ next: 'c', onLoadMore }))
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1')
  act(() => seen.at(-1)?.())
  act(() => seen.at(-1)?.())
  expect(onLoadMore.mock.calls).toEqual([['c', { reason: 'scroll' }]])
  rerender(grid({ next: 'c', onLoadMore, moreState: 'busy' }))
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  rerender(grid({ next: 'c', onLoadMore, moreState: 'error' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The next rows did not load.')
  await press('Try again')
  expect(onLoadMore).toHaveBeenLastCalledWith('c', { reason: 'press', event: expect.anything() })
  rerender(grid({ next: 'f', onLoadMore }))
  act(() => seen.at(-1)?.())
  expect(onLoadMore).toHaveBeenLastCalledWith('f', { reason: 'scroll' })
  rerender(grid({ next: null, onLoadMore }))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  // Back from a filter: the same key, for which nobody has asked since.
  onLoadMore.mockClear()
  rerender(grid({ next: 'f', onLoadMore }))
  act(() => seen.at(-1)?.())
  rerender(grid({ rows: people.slice(1), next: 'f', onLoadMore }))
  act(() => seen.at(-1)?.())
  rerender(grid({ next: 'f', onLoadMore }))
  act(() => seen.at(-1)?.())
  act(() => seen.at(-1)?.())
  expect(onLoadMore).toHaveBeenCalledTimes(3)
})

it('knows on a phone where each cell stands', () => {
  render(grid({ columns: columns.map((one) => (one.id === 'status' ? { ...one, phone: 'title' as const } : one)) }))
  const cells = [...rowOf('jahid_k').children].slice(1) as HTMLElement[]
  expect(cells.map((cell) => [cell.dataset['place'], cell.dataset['label']])).toEqual([
    ['pair', 'Valid bet'],
    ['title', 'Status'],
    ['pair', 'Actions'],
  ])
})

it('gives keys back as they went in', async () => {
  const onChosenChange = vi.fn<(keys: number[]) => void>()
  const rows = [{ id: 7 }, { id: 8 }]
  render(
    <DataGrid
      label="Orders"
      columns={[{ id: 'id', head: 'Number', cell: ({ id }: { id: number }) => id }]}
      rows={rows}
      rowKey={({ id }) => id}
      onChosenChange={onChosenChange}
      detail={({ id }) => `Order ${id}`}
      defaultOpen={[8]}
    />,
  )
  expect(screen.getByText('Order 8')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 7' }))
  expect(onChosenChange.mock.lastCall?.[0]).toEqual([7])
})
