import { expect, it } from 'vitest'
import { paginate, paginateBoth, type Cell } from './Pagination.model.ts'

const text = (cells: Cell[]) => cells.map((cell) => ('page' in cell ? cell.page : '…')).join(' ')
const wide = { range: 5, margin: 1 }

it.each([
  [1, 75, '1 2 3 4 5 … 75'],
  [4, 75, '1 2 3 4 5 6 … 75'],
  [5, 75, '1 2 3 4 5 6 7 … 75'],
  [38, 75, '1 … 36 37 38 39 40 … 75'],
  [72, 75, '1 … 70 71 72 73 74 75'],
  [75, 75, '1 … 71 72 73 74 75'],
  [2, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [1, 1, '1'],
])('page %i of %i', (page, total, cells) => {
  expect(text(paginate(page, total, wide))).toBe(cells)
})

it('keeps two pages at each end for the lobby', () => {
  expect(text(paginate(38, 75, { range: 5, margin: 2 }))).toBe('1 2 … 36 37 38 39 40 … 74 75')
})

it('shows no ends without a margin', () => {
  expect(text(paginate(38, 75, { range: 5, margin: 0 }))).toBe('… 36 37 38 39 40 …')
})

it('takes a page out of range as the first or last', () => {
  expect(text(paginate(99, 9, wide))).toBe(text(paginate(9, 9, wide)))
  expect(text(paginate(-3, 9, wide))).toBe(text(paginate(1, 9, wide)))
  expect(paginate(1, 0, wide)).toEqual([])
})

it('never hides a single page, never repeats one, always shows the current one', () => {
  for (let total = 1; total <= 40; total += 1)
    for (let page = 1; page <= total; page += 1)
      for (const range of [1, 3, 5])
        for (const margin of [0, 1, 2]) {
          const cells = paginate(page, total, { range, margin })
          const pages = cells.flatMap((cell) => ('page' in cell ? [cell.page] : []))
          expect(pages).toContain(page)
          expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
          cells.forEach((cell, i) => {
            if ('page' in cell) return
            const next = cells[i + 1]
            expect((next && 'page' in next ? next.page : total + 1) - cell.after).toBeGreaterThan(2)
          })
        }
})

it('walks no pages that it hides, however many there are', () => {
  const total = Number.MAX_SAFE_INTEGER - 1
  expect(text(paginate(5_000_000, total, wide))).toBe(`1 … 4999998 4999999 5000000 5000001 5000002 … ${total}`)
})

it('marks what only one kind of screen shows', () => {
  const cells = paginateBoth(38, 75, wide, { range: 3, margin: 1 })
  expect(text(cells.filter((cell) => cell.on !== 'narrow'))).toBe('1 … 36 37 38 39 40 … 75')
  expect(text(cells.filter((cell) => cell.on !== 'wide'))).toBe('1 … 37 38 39 … 75')
})

it('both views are what each alone would be', () => {
  for (let total = 1; total <= 30; total += 1)
    for (let page = 1; page <= total; page += 1) {
      const narrow = { range: 3, margin: 1 }
      const both = paginateBoth(page, total, wide, narrow)
      expect(text(both.filter((cell) => cell.on !== 'narrow'))).toBe(text(paginate(page, total, wide)))
      expect(text(both.filter((cell) => cell.on !== 'wide'))).toBe(text(paginate(page, total, narrow)))
    }
})
