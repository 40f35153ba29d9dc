import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { sql } from 'drizzle-orm'
import { call, freshApp, password, refusalOf, valueOf } from '../../testing/inject.ts'
import { atDesk } from '../../server/operator.ts'
import { fundPasswordDesk } from './operator.ts'
import { withdrawalDesk } from '../withdrawals/operator.ts'
import { withdrawalFixture, fundPassword, hour, png } from '../withdrawals/testing.ts'

const { app, db, clock } = await freshApp()
const { person, ask, sent, detail, last } = await withdrawalFixture({ app, db, clock })
const parts = {
  db,
  clock,
  settings: () => app.services.settingsStore.current(),
  moneyStopped: () => false,
  operator: 'rafi',
}
const desks = [withdrawalDesk(parts), fundPasswordDesk(parts)]
const say = (...words: string[]) => atDesk(desks, words)
const folder = mkdtempSync(join(tmpdir(), 'desk-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { status, set } = contract.fundPassword
const next = '951753'

test('a forgotten fund password: taken away for a reason, set anew after the login password, and of no use for a day', async () => {
  const who = await person()
  const account = `payee${last()}`
  const told: string[] = []
  const stop = app.services.events.subscribe(
    (event) => void (event.name === 'messages' && event.memberId === who.id && told.push(event.name)),
  )
  await expect(say('reset-fund-password', account)).rejects.toMatchObject({ code: 'validation' })
  await expect(say('reset-fund-password', 'nobody1', 'asked by phone')).rejects.toMatchObject({ code: 'not_found' })
  expect(await say('reset-fund-password', account, 'asked by phone,', 'knew the last deposit')).toContain(
    `fund password of ${account} reset by rafi`,
  )
  await expect(say('reset-fund-password', account, 'again')).rejects.toMatchObject({ code: 'fund_password_missing' })
  expect(await say('list')).toContain('asked by phone, knew the last deposit')
  await expect.poll(() => told.length).toBeGreaterThan(0)
  stop()

  const token = { token: who.token }
  const stand = async () => valueOf(await call<z.output<typeof status.output>>(app, status, {}, token))
  expect(await stand()).toMatchObject({ set: false, needsLoginPassword: true })
  expect(refusalOf(await ask(who, who.bank, '600.00')).code).toBe('fund_password_missing')
  const anew = (loginPassword: string) =>
    call(app, set, { loginPassword, newFundPassword: next, confirmFundPassword: next }, token)
  expect(refusalOf(await anew('Wrong1234')).code).toBe('bad_credentials')
  valueOf(await anew(password))
  expect(await stand()).toMatchObject({
    set: true,
    lockedUntil: null,
    waitsUntil: new Date(clock.now().getTime() + 24 * hour).toISOString(),
  })
  const withdrawn = (secret: string) => ask(who, who.bank, '600.00', { fundPassword: secret })
  clock.forward(23 * hour)
  // Right or wrong it says the same, and costs no try.
  for (const secret of [next, fundPassword])
    expect(refusalOf(await withdrawn(secret))).toMatchObject({
      code: 'fund_password_waiting',
      field: 'fundPassword',
      retryAfterMs: hour,
    })
  clock.forward(hour)
  expect(await stand()).toMatchObject({ waitsUntil: null })
  expect(refusalOf(await withdrawn(fundPassword))).toMatchObject({ code: 'fund_password_wrong', details: { left: 4 } })
  expect(valueOf(await withdrawn(next)).amount).toBe('600.00')
  expect(await say('list')).not.toContain('knew the last deposit')
  const { rows } = await db.execute<{ by: string; reason: string }>(
    sql`select by, reason from fund_password_reset where member_id = ${who.id}`,
  )
  expect(rows).toEqual([{ by: 'rafi', reason: 'asked by phone, knew the last deposit' }])
})

test("a payer's proof is attached to a part, seen in the list and by the person, and nobody else's business", async () => {
  const who = await person()
  const { orderNo } = await sent(who)
  const file = join(folder, 'receipt.png')
  writeFileSync(file, Buffer.from(png, 'base64'))
  writeFileSync(join(folder, 'no.png'), 'not a picture')
  for (const words of ['1', `1 ${join(folder, 'missing.png')}`, file])
    await expect(say('attach-proof', orderNo, words)).rejects.toMatchObject({ code: 'validation' })
  await expect(say('attach-proof', orderNo, `1 ${join(folder, 'no.png')}`)).rejects.toMatchObject({
    code: 'image_type',
  })
  await expect(say('attach-proof', orderNo, `2 ${file}`)).rejects.toMatchObject({ code: 'not_found' })
  expect(await say('attach-proof', orderNo, `1 ${file}`)).toContain('AWAITING_RECEIPT (proofs: 1)')
  expect(await say('attach-proof', orderNo, `1 ${file}`)).toContain('(proofs: 1)')
  expect(await say('list')).toContain('(proofs: 1)')
  const {
    parts: [part],
    history,
    status: stands,
  } = await detail(who, orderNo)
  expect(stands).toBe('AWAITING_RECEIPT')
  expect(part?.proof).toHaveLength(1)
  expect(history.filter(({ reason }) => reason === 'payer_proof')).toHaveLength(1)
  const picture = (token: string) =>
    call<{ type: string }>(app, contract.receipts.picture, { imageId: part?.proof[0] }, { token })
  expect(valueOf(await picture(who.token)).type).toBe('image/png')
  expect(refusalOf(await picture((await person()).token)).code).toBe('not_found')
})
