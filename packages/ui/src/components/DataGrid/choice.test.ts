import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstChoice,
  fitChoice,
  moveColumn,
  parseChoice,
  pinColumn,
  resizeColumn,
  sameChoice,
  toggleColumn,
} from './choice.ts'
import type { GridColumn } from './columns.ts'

const column = (id: string, more: Partial<GridColumn<object>> = {}): GridColumn<object> => ({
  id,
  head: id,
  cell: () => id,
  ...more,
})
const columns = [column('name'), column('bet'), column('rate', { hidden: true }), column('status', { fixed: true })]

it('begins with the columns that are not hidden', () => {
  expect(firstChoice(columns)).toEqual({ shown: ['name', 'bet', 'status'], hidden: ['rate'] })
})

describe('a kept choice', () => {
  it('is read back, and refused where it is something else', () => {
    const choice = { shown: ['name'], hidden: ['bet'] }
    expect(parseChoice(JSON.stringify(choice))).toEqual(choice)
    for (const text of [null, '', '{', 'null', '[]', '{"shown":[1],"hidden":[]}', '{"shown":["a"]}'])
      expect(parseChoice(text)).toBeUndefined()
  })
  it('keeps the first column first, fixed ones shown, and takes in what is new where the table has it', () => {
    expect(fitChoice({ shown: ['bet', 'name', 'gone'], hidden: ['status', 'gone too'] }, columns)).toEqual({
      shown: ['name', 'bet', 'status'],
      hidden: ['rate'],
    })
    expect(fitChoice({ shown: ['name', 'rate'], hidden: [] }, columns).shown).toEqual(['name', 'bet', 'rate', 'status'])
  })
  it('keeps a pinned column last and shown', () => {
    const pinned = [...columns.slice(0, 1), column('do', { pinned: true }), ...columns.slice(1)]
    expect(fitChoice({ shown: ['do', 'status', 'bet'], hidden: [] }, pinned).shown).toEqual([
      'name',
      'status',
      'bet',
      'do',
    ])
    expect(fitChoice({ shown: ['name'], hidden: ['do'] }, pinned).shown.at(-1)).toBe('do')
  })
  it('always fits: each column once, the first one first', () => {
    const ids = fc.array(fc.constantFrom('name', 'bet', 'rate', 'status', 'gone'))
    fc.assert(
      fc.property(ids, ids, (shown, hidden) => {
        const fit = fitChoice({ shown, hidden }, columns)
        expect([...fit.shown, ...fit.hidden].toSorted()).toEqual(['bet', 'name', 'rate', 'status'])
        expect(fit.shown[0]).toBe('name')
        expect(fitChoice(fit, columns)).toEqual(fit)
      }),
    )
  })
})

it('shows and hides a column', () => {
  const first = firstChoice(columns)
  const more = toggleColumn(first, 'rate')
  expect(more).toEqual({ shown: ['name', 'bet', 'status', 'rate'], hidden: [] })
  expect(sameChoice(toggleColumn(more, 'rate'), first)).toBe(true)
  expect(sameChoice(more, first)).toBe(false)
})

it('moves a column by one place, and none past the first or the ends', () => {
  const first = firstChoice(columns)
  expect(moveColumn(first, columns, 'status', -1).shown).toEqual(['name', 'status', 'bet'])
  expect(moveColumn(first, columns, 'bet', 1).shown).toEqual(['name', 'status', 'bet'])
  for (const [id, by] of [
    ['bet', -1],
    ['status', 1],
    ['name', 1],
    ['rate', 1],
  ] as const)
    expect(moveColumn(first, columns, id, by)).toBe(first)
})

describe('widths and pins', () => {
  const first = firstChoice(columns)
  it('pin a column at an edge: after the first, or last', () => {
    expect(fitChoice(pinColumn(first, 'status', 'start'), columns).shown).toEqual(['name', 'status', 'bet'])
    expect(fitChoice(pinColumn(first, 'bet', 'end'), columns).shown).toEqual(['name', 'status', 'bet'])
    expect(fitChoice(pinColumn(first, 'name', 'end'), columns)).toEqual(fitChoice(first, columns))
    const pinned = pinColumn(first, 'bet', 'end')
    expect(pinColumn(pinned, 'bet', undefined)).toEqual({ ...first, pins: {} })
  })
  it('do not let a column pass one that is pinned', () => {
    const pinned = fitChoice(pinColumn(first, 'bet', 'start'), columns)
    expect(moveColumn(pinned, columns, 'status', -1)).toBe(pinned)
    expect(moveColumn(pinned, columns, 'bet', 1)).toBe(pinned)
  })
  it('keep a width within bounds, and give it back', () => {
    expect(resizeColumn(first, 'bet', 5).widths).toEqual({ bet: 64 })
    expect(resizeColumn(first, 'bet', 1200.4).widths).toEqual({ bet: 800 })
    expect(resizeColumn(resizeColumn(first, 'bet', 90), 'bet', undefined).widths).toEqual({})
  })
  it('are read from what was kept as far as they are sound', () => {
    const kept = { shown: ['name'], hidden: [], widths: { bet: 90, rate: 'x' }, pins: { bet: 'start', rate: 'top' } }
    expect(parseChoice(JSON.stringify(kept))).toMatchObject({ widths: { bet: 90 }, pins: { bet: 'start' } })
    expect(parseChoice('{"shown":["name"],"hidden":[],"widths":7,"pins":null}')).toEqual({
      shown: ['name'],
      hidden: [],
    })
    expect(fitChoice({ ...first, widths: { gone: 90 }, pins: { gone: 'end' } }, columns)).toEqual(
      fitChoice(first, columns),
    )
  })
})
