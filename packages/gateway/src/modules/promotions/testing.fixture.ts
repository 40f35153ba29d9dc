import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { promotion, promotionEntry } from './schema.ts'
import { reward } from '../rewards/schema.ts'
import { minute } from '../../lib/time/clock.ts'
import { call, freshApp, refusalOf, valueOf, type Answer } from '../../testing/inject.ts'
import { depositor, fakeProvider, testChannel } from '../deposits/testing.ts'
import { approve, reject, startProcessing } from './decide.ts'
import { type VersionRow, promotionBy, writeVersion } from './store.ts'

export const day = 24 * 60 * minute

export interface Row {
  promotionId: string
  category: string
  status: string
  again: boolean
  version: number
  termsVersion: string
  title: string
  terms: { percent: number | null; multiple: number; eligible: { gameType: string; pct: number }[] }
  unmet: { code: string; have: string; need: string }[]
  reason: string | null
  given: string | null
  rewardId: string | null
}

/** A gateway with the promotions of the sandbox, people and operators; call at the top of a file. */
export async function promotionFixture() {
  const provider = fakeProvider()
  const { app, db, clock } = await freshApp({ providers: { fake: provider.provider } })
  await app.services.settingsStore.write('deposit', {
    channels: [...app.services.settings().deposit.channels, testChannel],
  })
  const { available, list, detail, join, apply, addPicture } = contract.promotions
  let people = 0

  async function someone() {
    const account = `promoted${String(++people).padStart(2, '0')}`
    const who = await depositor(app, account)
    const [row] = await db.select().from(member).where(eq(member.account, account))
    const id = row?.id ?? ''
    const post = <T>(endpoint: Endpoint, input: object, key: string = randomUUID()) =>
      call<T>(app, endpoint, { ...input }, { token: who.token, headers: { 'idempotency-key': key } })
    const rows = async (input: object = {}) =>
      valueOf(await call<{ list: Row[] }>(app, list, { ...input }, { token: who.token })).list
    return {
      ...who,
      id,
      rows,
      of: async (promotionId: string) => {
        const found = (await rows()).find((one) => one.promotionId === promotionId)
        if (!found) throw new Error(`${promotionId} is not listed`)
        return found
      },
      detail: (promotionId: string) =>
        call<Row & { content: string }>(app, detail, { promotionId }, { token: who.token }),
      join: (promotionId: string, more: object = {}, key?: string) => post<Row>(join, { promotionId, ...more }, key),
      apply: (promotionId: string, more: object = {}, key?: string) => post<Row>(apply, { promotionId, ...more }, key),
      picture: (promotionId: string, image: string) => post<{ imageId: string }>(addPicture, { promotionId, image }),
      claim: (rewardId: string | null) => post(contract.rewards.claim, { rewardId }),
      /** Pays an amount in; minor units. */
      async pays(amount: bigint, more: object = {}) {
        const { orderNo } = await who.ordered({ amount: `${amount / 100n}.00`, ...more })
        provider.has(orderNo, { ref: randomUUID(), amount })
        const paid = await app.services.deposits.run(orderNo, true)
        expect(paid.state).toBe('CONFIRMED')
        return orderNo
      },
      async entry(promotionId: string) {
        const mine = and(eq(promotionEntry.memberId, id), eq(promotionEntry.promotionId, promotionId))
        return (await db.select().from(promotionEntry).where(mine).orderBy(promotionEntry.id)).at(-1)
      },
      rewards: () => db.select().from(reward).where(eq(reward.memberId, id)).orderBy(reward.id),
    }
  }
  type Person = Awaited<ReturnType<typeof someone>>

  const decision = () => ({ by: 'mitu', now: clock.now() })
  const entryId = async (who: Person, promotionId: string) => (await who.entry(promotionId))?.id ?? 0
  async function start(who: Person, of: string) {
    const id = await entryId(who, of)
    return transact(db, (tx) => startProcessing(tx, id))
  }
  async function refuseIt(who: Person, of: string, why: string) {
    const id = await entryId(who, of)
    return transact(db, (tx) => reject(tx, id, why, decision()))
  }
  async function approveIt(who: Person, of: string, amount?: bigint) {
    const id = await entryId(who, of)
    return transact(db, (tx) => approve(tx, app.services.settings(), id, amount, decision()))
  }

  /** A promotion like one of the sandbox's under another name. */
  async function copyOf(of: string, id: string, change: Partial<VersionRow> = {}) {
    const found = await promotionBy(db, of)
    if (!found) throw new Error(`no ${of}`)
    await transact(db, async (tx) => {
      await tx.insert(promotion).values({ ...found.promotion, id, position: 999 })
      await writeVersion(tx, { ...found.version, promotionId: id, ...change })
    })
  }
  async function publish(id: string, change: Partial<VersionRow>) {
    const found = await promotionBy(db, id)
    if (!found) throw new Error(`no ${id}`)
    await transact(db, (tx) => writeVersion(tx, { ...found.version, ...change, version: found.version.version + 1 }))
  }
  const termsOf = async (id: string) => (await promotionBy(db, id))!.version.terms
  const visible = async () => valueOf(await call<{ list: Row[] }>(app, available)).list
  const unmetOf = (answer: Answer) => (refusalOf(answer).details as { unmet: Row['unmet'] }).unmet

  return {
    app,
    db,
    clock,
    provider,
    someone,
    start,
    refuseIt,
    approveIt,
    entryId,
    decision,
    copyOf,
    publish,
    termsOf,
    visible,
    unmetOf,
  }
}
