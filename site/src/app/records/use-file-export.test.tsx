import { DataGrid, type GridColumn } from '@brand/ui/data-grid'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catchFiles } from '../../testing/catch-files.ts'
import { dismissToasts } from '../../testing/dismiss-toasts.ts'
import { toasts } from '../overlays/Toaster.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { useFileExport } from './use-file-export.ts'

const files = catchFiles()

interface Row {
  id: number
}
const column = (id: string): GridColumn<Row> => ({
  id,
  head: id.toUpperCase(),
  cell: (row) => row.id,
  text: (row) => `${id}${row.id}`,
})
const columns = ['a', 'b', 'c'].map(column)
const shown = { shown: ['a', 'c'], hidden: ['b'] }
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

type Pages = () => AsyncIterable<readonly Row[]>
async function show(pages: Pages | undefined, name: () => Promise<string> | string = () => 'bets') {
  function Page() {
    const file = useFileExport<Row>({ name, pages })
    return (
      <DataGrid
        label="Bets"
        columns={columns}
        columnChoice={shown}
        rows={rows(1)}
        rowKey={({ id }) => String(id)}
        {...file}
      />
    )
  }
  await showPage(Page, { words: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
}
const made = () => Promise.all(files.map(async ({ name, text }) => [name, await text]))

beforeEach(dismissToasts)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('writes the columns that are shown, in their order, with the rows of every page', async () => {
  await show(async function* () {
    yield [{ id: 1 }]
    yield [{ id: 2 }]
  })
  await waitFor(() => expect(files.length).toBe(1))
  expect(await made()).toEqual([['bets.csv', '\uFEFFA,C\r\na1,c1\r\na2,c2\r\n']])
})

it('gives what the grid has where it has all rows, once the gateway has recorded it', async () => {
  const recorded = Promise.withResolvers<string>()
  await show(undefined, () => recorded.promise)
  await screen.findByRole('button', { name: 'Exporting' })
  expect(files).toEqual([])
  recorded.resolve('bets-7')
  await waitFor(() => expect(files.length).toBe(1))
  expect(await made()).toEqual([['bets-7.csv', '\uFEFFA,C\r\na0,c0\r\n']])
})

it('reads no row before the gateway has recorded it', async () => {
  const recorded = Promise.withResolvers<string>()
  const pages = vi.fn(async function* () {
    yield rows(1)
  })
  await show(pages, () => recorded.promise)
  expect(pages).not.toHaveBeenCalled()
  recorded.resolve('bets-7')
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['bets-7.csv']))
})

it.each([true, false])('says what the gateway answers where it makes no file: whole %s', async (whole) => {
  await show(
    whole
      ? undefined
      : async function* () {
          yield rows(1)
        },
    () => Promise.reject(new Error('down')),
  )
  await waitFor(() => expect(toasts.shown()).toHaveLength(1))
  expect(files).toEqual([])
})
