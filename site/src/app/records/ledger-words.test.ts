import { expect, test } from 'vitest'
import bn from '../../../../locales/bn/site/records.json' with { type: 'json' }
import en from '../../../../locales/en/site/records.json' with { type: 'json' }
import { txnKinds } from '../../../../packages/gateway/src/ledger/kinds.ts'

test('the records have a word for every kind of ledger transaction, and for no other', () => {
  const kindsIn = (words: object) =>
    Object.keys(words)
      .flatMap((key) => (key.startsWith('type.') ? [key.slice(5)] : []))
      .toSorted()
  expect(kindsIn(en)).toEqual(txnKinds.toSorted())
  expect(kindsIn(bn)).toEqual(txnKinds.toSorted())
})
