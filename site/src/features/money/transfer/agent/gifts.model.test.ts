import { expect, test } from 'vitest'
import {
  accountFault,
  amountFault,
  chosenOf,
  draftGifts,
  draftValues,
  isTooMuch,
  newGifts,
  totalOf,
  withChosen,
  type Gifts,
} from './gifts.model.ts'

const info = { available: '100.00', max: '500.00', leftToday: '80.00', minGift: '10.00' }
const gifts = (rows: [string, string][], more: Partial<Gifts> = {}): Gifts => ({
  equal: false,
  each: '',
  rows: rows.map(([account, amount], id) => ({ id, account, amount })),
  ...more,
})

test('a total is that of the rows, or of the amount that each gets', () => {
  const rows: [string, string][] = [
    ['a', '10.50'],
    ['b', '20'],
    ['c', ''],
  ]
  expect(totalOf(gifts(rows))).toBe('30.50')
  expect(totalOf(gifts(rows, { equal: true, each: '12.25' }))).toBe('36.75')
})

test('the day, the balance and the setting bound all gifts together', () => {
  expect(
    isTooMuch(
      gifts([
        ['a', '40.00'],
        ['b', '40.00'],
      ]),
      info,
    ),
  ).toBe(false)
  expect(
    isTooMuch(
      gifts([
        ['a', '40.00'],
        ['b', '40.01'],
      ]),
      info,
    ),
  ).toBe(true)
})

test('a row names somebody once, and gives the least at least', () => {
  const twice = gifts([
    ['Rina', ''],
    ['', ''],
    [' rina ', ''],
  ])
  expect(twice.rows.map((row) => accountFault(twice, row))).toEqual([undefined, 'account.missing', 'account.twice'])
  expect(['', '0', 'x', '9.99', '10'].map((amount) => amountFault(amount, info))).toEqual([
    'amount.missing',
    'amount.missing',
    'amount.missing',
    'amount.min',
    undefined,
  ])
})

const plain = ({ rows }: Gifts) => rows.map(({ account, amount }) => [account, amount])

test('a draft brings back the form, at most the people there may be', () => {
  const typed = gifts(
    [
      ['mitu.r', '10.50'],
      ['', ''],
    ],
    { each: '5' },
  )
  const back = draftGifts(draftValues(typed), 200)
  expect({ ...back, rows: plain(back) }).toEqual({ equal: false, each: '5', rows: plain(typed) })
  expect(new Set(back.rows.map(({ id }) => id)).size).toBe(2)
  expect(plain(draftGifts(draftValues(typed), 1))).toEqual([['mitu.r', '10.50']])
  for (const values of [{}, { rows: 'x' }, { rows: '-3' }] as Record<string, string>[])
    expect(plain(draftGifts(values, 200))).toEqual(plain(newGifts()))
})

test('people are chosen into empty rows first, and taken out with what they were to get', () => {
  const offered = ['Rahim', 'karim', 'mitu.r']
  const typed = gifts([
    ['other', '3'],
    ['', ''],
    ['rahim ', '7'],
  ])
  expect(chosenOf(typed, offered)).toEqual(['Rahim'])
  const more = withChosen(typed, { offered, chosen: ['Rahim', 'karim', 'mitu.r'], most: 200 })
  expect(plain(more)).toEqual([
    ['other', '3'],
    ['karim', ''],
    ['rahim ', '7'],
    ['mitu.r', ''],
  ])
  expect(plain(withChosen(more, { offered, chosen: ['karim'], most: 200 }))).toEqual([
    ['other', '3'],
    ['karim', ''],
  ])
  expect(plain(withChosen(gifts([['karim', '1']]), { offered, chosen: [], most: 200 }))).toEqual([['', '']])
  expect(plain(withChosen(gifts([['other', '1']]), { offered, chosen: offered, most: 2 }))).toEqual([
    ['other', '1'],
    ['Rahim', ''],
  ])
})
