import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { call, freshApp, password, refusalOf, registered, valueOf } from '../../testing/inject.ts'
import { checkInvariants } from '../../ledger/invariants.ts'

const { app, db, owner } = await freshApp()
const fundPassword = '280416'

/** Amounts that attackers send, and those that people type. */
const tricks = [
  '1e3',
  '1E3',
  '-1',
  '-0.01',
  '+5',
  '0.005',
  '100.001',
  'NaN',
  'Infinity',
  '9007199254740993',
  '1000000000000',
  '１００',
  '১০০',
  '٣',
  '0x10',
  '1,000',
  '1 000',
  ' 100',
  '100 ',
  '100\n',
  '0100',
  '.5',
  '5.',
  '0',
  '0.00',
  '',
  '৳100',
  'null',
]
/** Values of a wrong type: neither a number nor an array is an amount. */
const others = [100, 0.1, true, ['100.00'], { amount: '100.00' }]

/** Every input that takes money, from the contract: `area.name` and the field. */
const takes = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([name, endpoint]) => {
    const { properties = {} } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, object>
    }
    return Object.entries(properties)
      .filter(([, schema]) => JSON.stringify(schema).includes('/Amount"'))
      .map(([field]) => ({ call: `${area}.${name}`, field, endpoint }))
  }),
)

/** Their other input, so that only the amount is wrong. */
const beside: Record<string, object> = {
  'deposits.settings': {},
  'deposits.bonusCost': { bonusId: 'monsoon-reload' },
  'deposits.submit': { channelId: 'instant-wallet' },
  'withdrawals.submit': { fundPassword, accountId: randomUUID() },
  'upline.submit': { fundPassword },
  'downlineTransfers.submit': { account: 'nobody', fundPassword },
  'downlineTransfers.sendPacket': { fundPassword },
  'wallet.transfer': { vassalage: 'PG', direction: 'IN' },
  'chatRooms.tip': { roomId: 'en', person: 'nobody000000', fundPassword },
  'chatRooms.rain': { roomId: 'en', people: 3, fundPassword },
  'limits.submit': { kind: 'DEPOSIT', period: 'DAY' },
  'limits.preset': { minutes: 60 },
}

test('no call of the contract that takes money accepts a malformed amount, and each names the field', async () => {
  const token = await registered(app, 'trickster')
  valueOf(
    await call(
      app,
      contract.fundPassword.set,
      { loginPassword: password, newFundPassword: fundPassword, confirmFundPassword: fundPassword },
      { token },
    ),
  )
  const agent = await registered(app, 'trickster2')
  await owner.$client.query("update member set type = 1 where account = 'trickster2'")
  valueOf(
    await call(
      app,
      contract.fundPassword.set,
      { loginPassword: password, newFundPassword: fundPassword, confirmFundPassword: fundPassword },
      { token: agent },
    ),
  )
  // A new call that takes money needs a line above.
  expect(takes.map((one) => one.call).toSorted()).toEqual(Object.keys(beside).toSorted())
  for (const { call: named, field, endpoint } of takes) {
    for (const amount of endpoint.method === 'GET' ? tricks : [...tricks, ...others]) {
      const refused = refusalOf(
        await call(
          app,
          endpoint,
          { ...beside[named], [field]: field === 'gifts' ? [{ account: 'nobody', amount }] : amount },
          {
            token: endpoint.principals.includes('member') ? token : agent,
            headers: { 'idempotency-key': randomUUID() },
          },
        ),
      )
      expect({
        named,
        amount,
        code: refused.code,
        fields: Object.keys((refused.details?.['fields'] as object | undefined) ?? { [refused.field ?? '']: 1 }),
      }).toEqual({ named, amount, code: 'validation', fields: [field === 'gifts' ? 'gifts.0.amount' : field] })
    }
  }
  expect(valueOf<{ sumBalance: string }>(await call(app, contract.wallet.balance, {}, { token })).sumBalance).toBe(
    '10000.00',
  )
  expect(await checkInvariants(db)).toEqual([])
})
