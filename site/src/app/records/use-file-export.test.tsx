import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catchFiles } from '../../testing/catch-files.ts'
import { dismissToasts } from '../../testing/dismiss-toasts.ts'
import { toasts } from '../overlays/Toaster.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import type { RecordColumn } from './grid.tsx'
import { maxFileRows, useFileExport } from './use-file-export.ts'

const files = catchFiles()

const column = (id: string): RecordColumn<number> => ({
  id,
  head: id.toUpperCase(),
  cell: () => null,
  text: (row) => `${id}${row}`,
})
const columns = ['a', 'b', 'c'].map(column)
const rows = (count: number) => Array.from({ length: count }, (_, n) => n)

type Pages = () => AsyncIterable<readonly number[]>
async function show(pages: Pages | undefined, name: () => Promise<string> | string = () => 'bets') {
  function Page() {
    const file = useFileExport({ columns, name, pages })
    return (
      <>
        <button type="button" onClick={() => file.start(() => 'as shown', { columns: ['c', 'a'] })}>
          {file.busy ? 'Making' : 'Export'}
        </button>
        <ExportProgress file={file} />
      </>
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
    yield [1]
    yield [2]
  })
  await waitFor(() => expect(files.length).toBe(1))
  expect(await made()).toEqual([['bets.csv', '\uFEFFC,A\r\nc1,a1\r\nc2,a2\r\n']])
})

it('gives what the grid has where it has all rows, once the gateway has recorded it', async () => {
  const recorded = Promise.withResolvers<string>()
  await show(undefined, () => recorded.promise)
  await screen.findByRole('button', { name: 'Making' })
  expect(files).toEqual([])
  recorded.resolve('bets-7')
  await waitFor(() => expect(files.length).toBe(1))
  expect(await made()).toEqual([['bets-7.csv', 'as shown']])
})

it('ends at the bound and says so', async () => {
  let asked = 0
  await show(async function* () {
    for (;;) {
      asked++
      yield rows(4000)
    }
  })
  await waitFor(() => expect(files.length).toBe(1))
  expect(asked).toBe(3)
  expect((await made())[0]![1]!.trim().split('\r\n').length).toBe(maxFileRows + 1)
  await waitFor(() =>
    expect(toasts.shown().map(({ title }) => title)).toContain('Only the first 10,000 rows are in the file'),
  )
})

it('says how far it is, and makes no file once it is cancelled', async () => {
  const next = Promise.withResolvers<void>()
  let ended = false
  await show(async function* () {
    try {
      yield rows(500)
      await next.promise
      yield rows(500)
    } finally {
      ended = true
    }
  })
  await screen.findByText('500 rows so far')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('button', { name: 'Export' })
  next.resolve()
  await waitFor(() => expect(ended).toBe(true))
  expect(files).toEqual([])
})
