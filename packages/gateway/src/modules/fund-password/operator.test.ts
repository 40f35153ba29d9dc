import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { sql } from 'drizzle-orm'
import { call, freshApp, password, refusalOf, valueOf } from '../../testing/inject.ts'
import { runner } from '../../app/operate/testing.ts'
import { withdrawalFixture, fundPassword, hour, png } from '../withdrawals/testing.ts'

const { app, db, clock } = await freshApp()
const { person, submitOrder, sent, detail, last } = await withdrawalFixture({ app, db, clock })
const operate = runner(db, 'rafi', clock)
await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })
const reset = async (account: string, reason?: string) =>
  (await operate('fund-passwords', 'reset', { account, ...(reason && { reason }) })).json
const resets = async () => (await operate('fund-passwords', 'list')).json.text
const { status, set } = contract.fundPassword
const next = '951753'

test('a forgotten fund password: reset for a reason, set again after the login password, and of no use for a day', async () => {
  const who = await person()
  const account = `payee${last()}`
  const reported: string[] = []
  const stop = app.services.events.subscribe(
    (event) => void (event.name === 'messages' && event.memberId === who.id && reported.push(event.name)),
  )
  expect(await reset(account)).toMatchObject({
    code: 'validation',
    faults: [{ path: 'reason', message: 'is missing' }],
  })
  expect(await reset('nobody1', 'asked by phone')).toMatchObject({ code: 'not_found' })
  expect((await reset(account, 'asked by phone, knew the last deposit')).text).toContain(
    `fund password of ${account} reset by rafi`,
  )
  expect(await reset(account, 'again')).toMatchObject({ code: 'fund_password_missing' })
  expect(await resets()).toContain('asked by phone, knew the last deposit')
  await expect.poll(() => reported.length).toBeGreaterThan(0)
  stop()

  const token = { token: who.token }
  const fundPasswordStatus = async () => valueOf(await call<z.output<typeof status.output>>(app, status, {}, token))
  expect(await fundPasswordStatus()).toMatchObject({ set: false, needsLoginPassword: true })
  expect(refusalOf(await submitOrder(who, who.bank, '600.00')).code).toBe('fund_password_missing')
  const anew = (loginPassword: string) =>
    call(app, set, { loginPassword, newFundPassword: next, confirmFundPassword: next }, token)
  expect(refusalOf(await anew('Wrong1234')).code).toBe('bad_credentials')
  valueOf(await anew(password))
  expect(await fundPasswordStatus()).toMatchObject({
    set: true,
    lockedUntil: null,
    waitsUntil: new Date(clock.now().getTime() + 24 * hour).toISOString(),
  })
  const withdrawn = (secret: string) => submitOrder(who, who.bank, '600.00', { fundPassword: secret })
  clock.forward(23 * hour)
  // The response is the same for a right and a wrong password, and no attempt is counted.
  for (const secret of [next, fundPassword])
    expect(refusalOf(await withdrawn(secret))).toMatchObject({
      code: 'fund_password_waiting',
      field: 'fundPassword',
      retryAfterMs: hour,
    })
  clock.forward(hour)
  expect(await fundPasswordStatus()).toMatchObject({ waitsUntil: null })
  expect(refusalOf(await withdrawn(fundPassword))).toMatchObject({ code: 'fund_password_wrong', details: { left: 4 } })
  expect(valueOf(await withdrawn(next)).amount).toBe('600.00')
  expect(await resets()).not.toContain('knew the last deposit')
  const { rows } = await db.execute<{ by: string; reason: string }>(
    sql`select by, reason from fund_password_reset where member_id = ${who.id}`,
  )
  expect(rows).toEqual([{ by: 'rafi', reason: 'asked by phone, knew the last deposit' }])
  // The append-only audit log contains neither the name nor the text.
  const audit = (await operate('audit', 'list', { area: 'fund-passwords', result: 'done', limit: 500 })).text
  expect(audit).toContain('•••')
  for (const word of [account, 'last deposit']) expect(audit).not.toContain(word)
})

test("a payer's proof is attached to a part, seen in the list and by the person, and hidden from others", async () => {
  const who = await person()
  const { orderNo } = await sent(who)
  const attach = async (part: number, picture: string) =>
    (await operate('withdrawals', 'attach-proof', { orderNo, part, picture })).json
  const none = Buffer.from('not a picture').toString('base64')
  expect(await attach(1, 'no base64!')).toMatchObject({ code: 'validation', faults: [{ path: 'picture' }] })
  expect(await attach(1, none)).toMatchObject({ code: 'image_type' })
  expect(await attach(2, png)).toMatchObject({ code: 'not_found' })
  expect((await attach(1, png)).text).toContain('AWAITING_RECEIPT (proofs: 1)')
  expect((await attach(1, png)).text).toContain('(proofs: 1)')
  expect((await operate('withdrawals', 'list')).json.text).toContain('(proofs: 1)')
  const {
    parts: [part],
    history,
    status: state,
  } = await detail(who, orderNo)
  expect(state).toBe('AWAITING_RECEIPT')
  expect(part?.proof).toHaveLength(1)
  expect(history.filter(({ reason }) => reason === 'payer_proof')).toHaveLength(1)
  const picture = (token: string) =>
    call<{ type: string }>(app, contract.receipts.picture, { imageId: part?.proof[0] }, { token })
  expect(valueOf(await picture(who.token)).type).toBe('image/png')
  expect(refusalOf(await picture((await person()).token)).code).toBe('not_found')
})
