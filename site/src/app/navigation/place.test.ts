import { expect, it } from 'vitest'
import { hasOwnBack, placeOf } from './place.ts'

it.each([
  ['home under another name', '/', '', '/login', '?redirect=%2Fmember', true],
  ['a lobby with other filters', '/rng', '?filter=HOT', '/rng', '?filter=NEW&page=2', true],
  ['another lobby', '/rng', '', '/fish', '', false],
  ['another page of the centre', '/member', '?page=withdraw', '/member', '?page=limits', false],
  ['a view of a page', '/member', '?page=limits', '/member', '?page=limits&view=test', false],
  ['an order of the deposit', '/member', '?page=depositv2', '/member', '?page=depositv2&order=D1', false],
  [
    'an order over the records',
    '/member',
    '?page=transactionHistory',
    '/member',
    '?page=transactionHistory&order=D1',
    true,
  ],
  ['other days of a record', '/member', '?page=personalProfit', '/member', '?page=personalProfit&by=game', true],
  [
    'the second page of a record',
    '/member',
    '?page=transactionHistory',
    '/member',
    '?page=transactionHistory&p=2',
    false,
  ],
  ['the second page of a list', '/recent', '', '/recent', '?page=2', false],
])('%s', (_, from, before, to, after, same) => expect(placeOf(to, after) === placeOf(from, before)).toBe(same))

it('distinguishes the places of the member centre that have their own back button', () => {
  const own = (query: string) => hasOwnBack(new URLSearchParams(query))
  expect(['page=limits&view=test', 'page=depositv2&order=D1', 'page=messageV2&message=7'].map(own)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'page=messageV2', 'page=transactionHistory&order=D1'].map(own)).toEqual([false, false, false])
})
