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
  ['\nx', `"'\nx"`],
  ['＝1＋1', `"'＝1＋1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['﹦1', `"'﹦1"`],
  ['﹢1', `"'﹢1"`],
  ['﹣1', `"'﹣1"`],
  ['﹫A1', `"'﹫A1"`],
  ['−2+3', `"'−2+3"`],
  ['  =1+1', `"'  =1+1"`],
  ['\u3000＝1', `"'\u3000＝1"`],
  ['\u00A0=1', `"'\u00A0=1"`],
  ['\u200B=1', `"'\u200B=1"`],
  ['\uFEFF\u200E=1', `"'\uFEFF\u200E=1"`],
  ['\u3164=1', `"'\u3164=1"`],
  ['\0=1', `"'\0=1"`],
  [`+cmd|' /C calc'!A0`, `"'+cmd|' /C calc'!A0"`],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a\n＝1', `"a\n'＝1"`],
  ['a\t @x', `"a\t' @x"`],
  ['a;"=1+1;b', `"a;'""=1+1;b"`],
  ['one; two', '"one; two"'],
  ['a, -5', '"a, -5"'],
  ['a=b', 'a=b'],
  ['রহিম-০৪', 'রহিম-০৪'],
  ['', ''],
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

it('begins no formula in a cell that another region would make of a part of the text', () => {
  const part = fc.constantFrom('=', '＝', '@', '-', '"', ';', '\t', '\n', ' ', '\u200B', 'a', '1', ',')
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('')
      if (/^-1*$/.test(text)) return
      for (const cell of one(text).split(/[;\t\n]/))
        expect(cell.replace(/^["\s\u200B]*/, ''), text).not.toMatch(/^[=＝@-]/)
    }),
  )
})
