import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { idOf, playRound } from '../records/testing.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'

const { app, db, owner } = await freshApp({ clock: { now: () => new Date() } })
const { member } = contract.summary
type Summary = z.output<typeof member.output>

test('one answer holds the whole account; a part that fails does not affect the others', async () => {
  const token = await registered(app, 'overview1')
  await playRound(db, await idOf(db, 'overview1'), { stake: 500n, win: 200n })
  const whole = valueOf(await call<Summary>(app, member, {}, { token }))
  expect(member.output.parse(whole)).toEqual(whole)
  expect(whole).toMatchObject({
    member: {
      status: 'ok',
      value: { account: 'overview1', type: 0, iconUrl: expect.stringMatching(/^\/art\/avatar\//) },
    },
    balance: { status: 'ok', value: { sumBalance: '9997.00' } },
    unread: { status: 'ok', value: { unreadMessage: 1 } },
    rewards: { status: 'ok', value: { claimable: 0 } },
    tickets: { status: 'ok', value: { unread: 0 } },
    turnover: { status: 'ok', value: { withdrawable: '9997.00', locked: '0.00', open: 0, percent: 100 } },
    today: { status: 'ok', value: { rounds: 1, stake: '5.00', win: '2.00', net: '-3.00' } },
    security: { status: 'ok', value: { hasFundPassword: false } },
    permissions: { status: 'ok', value: { transferFund: false, transferUpline: false } },
  })
  await owner.$client.query('alter table message rename to message_away')
  const partial = valueOf(await call<Summary>(app, member, {}, { token }))
  await owner.$client.query('alter table message_away rename to message')
  expect(partial).toEqual({ ...whole, at: expect.any(String), unread: { status: 'error' } })
})

test('names ranks in the language that the page is read in', async () => {
  const token = await registered(app, 'overview2')
  const labels = async (lang: string) => {
    const { member: who, vip } = valueOf(
      await call<Summary>(app, member, {}, { token, headers: { cookie: `lang=${lang}` } }),
    )
    return [who.value?.vipLabelName, vip.value?.label, vip.value?.next?.label]
  }
  expect(await labels('en')).toEqual(['Guest', 'Guest', 'VIP 1'])
  expect(await labels('bn')).toEqual(['অতিথি', 'অতিথি', 'ভিআইপি ১'])
})

test('is not available to trial players', async () => {
  expect(refusalOf(await call(app, member, {}, { token: await trialToken(app) })).code).toBe('real_account_required')
})
