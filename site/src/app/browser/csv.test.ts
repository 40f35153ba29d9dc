import { expect, it } from 'vitest'
import { cellOf, csvOf } from './csv.ts'

it('begins with the mark of UTF-8, quotes what must be, and ends lines as spreadsheets expect', () => {
  expect(
    csvOf([
      ['খেলা', 'a,b'],
      ['say "so"', 'two\nlines'],
    ]),
  ).toBe('\uFEFFখেলা,"a,b"\r\n"say ""so""","two\nlines"\r\n')
})

it('lets nothing begin a formula, and numbers be numbers', () => {
  for (const bad of ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("x")'])
    expect(cellOf(bad).replace(/^"/, '')).toMatch(/^'/)
  for (const fine of ['-12.50', '+3', '0.00', 'PG']) expect(cellOf(fine)).toBe(fine)
})
