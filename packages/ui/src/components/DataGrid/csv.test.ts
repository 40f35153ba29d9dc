import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const one = (text: string) =>
  toCsv([{ head: 'a', text: () => text }], [0])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n')

it('is a line of heads and one a row, with the mark of UTF-8', () => {
  const columns = [
    { head: 'Name', text: (row: { name: string; bet: string }) => row.name },
    { head: 'Bet, ৳', text: (row: { name: string; bet: string }) => row.bet },
  ]
  expect(toCsv(columns, [{ name: 'রহিম', bet: '-12.50' }])).toBe('\uFEFFName,"Bet, ৳"\r\nরহিম,-12.50\r\n')
})

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1 (880)', `"'+1 (880)"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['-12.50', '-12.50'],
  ['+3', '+3'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('%j is written as %s', (text, cell) => expect(one(text)).toBe(cell))

it('never lets a cell begin a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = one(text)
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(/^[=+\-@\t\r]/.test(read) && !/^[+-]?\d+(\.\d+)?$/.test(read)).toBe(false)
    }),
  )
})
