import { contract } from '@brand/sdk/contract'
import { afterEach, expect, test } from 'vitest'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { call, freshApp, refusalOf, valueOf } from '../../../testing/inject.ts'
import { depositor } from '../../deposits/testing.ts'
import type { ProfileCode } from '../profiles.ts'

const { app, db } = await freshApp()
const under = (profile: ProfileCode) => app.services.settingsStore.write('rg', { profile })
await under('UKGC')

let people = 0
async function someone() {
  const who = await depositor(app, `asked${String(++people).padStart(3, '0')}`)
  const limit = (value: string | null, kind = 'DEPOSIT', period = 'WEEK') =>
    call(app, contract.limits.submit, { kind, period, value }, { token: who.token })
  const submit = (input: object = {}) => who.submit({ channelId: 'instant-wallet', ...input })
  const asked = async () => (await who.settings()).askLimit
  const orders = async () => (await who.settings()).orders.length
  return { ...who, limit, submit, asked, orders }
}
const prompted = { code: 'rg_limit_prompt', field: 'withoutLimit' }

afterEach(async () => {
  await under('UKGC')
  expect(await checkInvariants(db)).toEqual([])
})

test('a first deposit is refused until the person has answered, and who declined is not asked again', async () => {
  const who = await someone()
  expect(await who.asked()).toBe(true)
  for (const input of [{}, { withoutLimit: false }]) expect(refusalOf(await who.submit(input))).toMatchObject(prompted)
  expect([await who.asked(), await who.orders()]).toEqual([true, 0])
  const { orderNo } = valueOf(await who.submit({ withoutLimit: true }))
  expect(await who.asked()).toBe(false)
  valueOf(await who.submit())
  // The order was made, whatever comes of it.
  valueOf(await who.cancel(orderNo))
  expect(await who.asked()).toBe(false)
})

test('who sets a limit on deposits is not asked, and is held to it; another limit is no answer', async () => {
  const who = await someone()
  valueOf(await who.limit('500.00', 'LOSS'))
  expect(await who.asked()).toBe(true)
  expect(refusalOf(await who.submit())).toMatchObject(prompted)
  valueOf(await who.limit('500.00'))
  expect(await who.asked()).toBe(false)
  for (const input of [{}, { withoutLimit: true }])
    expect(refusalOf(await who.submit({ ...input, amount: '500.01' }))).toMatchObject({ code: 'rg_limit_deposit' })
  valueOf(await who.submit({ amount: '500.00' }))
  expect(await who.asked()).toBe(false)
})

test('a limit that waits for its removal still holds: nobody is asked', async () => {
  const who = await someone()
  valueOf(await who.limit('500.00'))
  valueOf(await who.limit(null))
  expect(await who.asked()).toBe(false)
  valueOf(await who.submit())
})

test('what is wrong with the order itself, and a break, are told before the question', async () => {
  const who = await someone()
  expect(refusalOf(await who.submit({ channelId: 'nowhere' })).code).toBe('not_found')
  expect(refusalOf(await who.submit({ amount: '1.00' })).code).toBe('amount_out_of_range')
  expect(refusalOf(await who.submit({ channelId: 'bank-review' })).code).toBe('field_invalid')
  expect(refusalOf(await who.submit({ withoutLimit: 'yes' }))).toMatchObject({
    code: 'validation',
    details: { fields: { withoutLimit: {} } },
  })
  const account = `asked${String(people).padStart(3, '0')}`
  valueOf(await call(app, contract.limits.timeout, { hours: 24, account }, { token: who.token }))
  expect(refusalOf(await who.submit()).code).toBe('rg_timeout')
})

test('without the question in the profile nothing changes, and the one in force counts', async () => {
  const who = await someone()
  await under('SANDBOX')
  expect(await who.asked()).toBe(false)
  await under('MGA')
  expect(await who.asked()).toBe(true)
  expect(refusalOf(await who.submit())).toMatchObject(prompted)
  await under('SANDBOX')
  valueOf(await who.submit())
  await under('MGA')
  expect(await who.asked()).toBe(false)
})

test('without the module of limits nobody is asked for one', async () => {
  const who = await someone()
  await app.services.settingsStore.write('modules', { RG3: false })
  expect(await who.asked()).toBe(false)
  valueOf(await who.submit())
  await app.services.settingsStore.write('modules', {})
})

test('of first orders at once, none is made without an answer', async () => {
  const silent = await someone()
  for (const answer of await Promise.all(Array.from({ length: 4 }, () => silent.submit())))
    expect(refusalOf(answer)).toMatchObject(prompted)
  expect(await silent.orders()).toBe(0)

  // One that was not asked either comes first and is refused, or is no longer the first order.
  const both = await someone()
  const [answered, unanswered] = await Promise.all([both.submit({ withoutLimit: true }), both.submit()])
  valueOf(answered)
  expect(unanswered.body).toMatchObject(unanswered.body.success ? { value: {} } : prompted)
  expect(await both.orders()).toBe(unanswered.body.success ? 2 : 1)

  // A limit that is set at the same time holds for whatever is ordered after it.
  const careful = await someone()
  const [limit, order] = await Promise.all([careful.limit('100.00'), careful.submit({ amount: '500.00' })])
  valueOf(limit)
  expect(['rg_limit_prompt', 'rg_limit_deposit']).toContain(refusalOf(order).code)
  expect(await careful.orders()).toBe(0)
})
