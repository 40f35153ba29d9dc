import { expect, test } from 'vitest'
import { asset } from '../../ledger/assets.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { freshApp, refusalOf, valueOf } from '../../testing/inject.ts'
import { depositor, testChannel } from '../deposits/testing.ts'
import { withdrawalFixture } from './testing.ts'

const fixture = await freshApp()
const { app, db } = fixture
const { settingsStore } = app.services
await db.insert(asset).values({ code: 'JPY', scale: 2, symbol: '¥' })
await settingsStore.write('currency', { code: 'JPY', symbol: '¥' })
await settingsStore.write('money', { respectCurrencyDecimals: true })
await settingsStore.write('deposit', {
  channels: [{ ...testChannel, provider: 'sandbox', feeType: 'PERCENT', fee: 150 }],
})

test('what is paid in yen is a whole number of them, the fee included', async () => {
  const who = await depositor(app, 'sakura01')
  expect(valueOf(await who.submit({ amount: '1001.00' }))).toMatchObject({ payAmount: '1017.00', fee: '16.00' })
  expect(refusalOf(await who.submit({ amount: '1001.50' }))).toMatchObject({ code: 'validation', field: 'amount' })

  const { person, submitOrder, balances } = await withdrawalFixture(fixture)
  const payee = await person()
  expect(valueOf(await submitOrder(payee, payee.wallet, '1234'))).toMatchObject({ fee: '12.00', payout: '1222.00' })
  expect(refusalOf(await submitOrder(payee, payee.wallet, '1234.56'))).toMatchObject({
    code: 'validation',
    field: 'amount',
  })
  expect((await balances(payee)).cash).toBe(10_000 - 1234)
  expect(await checkInvariants(db)).toEqual([])
})
