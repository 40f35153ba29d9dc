import { expect, test } from 'vitest'
import bn from '../../../../locales/bn/site/records.json' with { type: 'json' }
import en from '../../../../locales/en/site/records.json' with { type: 'json' }
import { kindsAndGroups } from '../ledger/kinds.ts'
import './modules.ts'

test('the records have a word for every kind of ledger transaction, and for no other', () => {
  const kinds = Object.keys(kindsAndGroups()).toSorted()
  const kindsIn = (words: object) =>
    Object.keys(words)
      .flatMap((key) => (key.startsWith('type.') ? [key.slice(5)] : []))
      .toSorted()
  expect(kindsIn(en)).toEqual(kinds)
  expect(kindsIn(bn)).toEqual(kinds)
})
