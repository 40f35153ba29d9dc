import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { pointItem } from './schema.ts'
import type { TestApp } from '../../testing/inject.ts'
import { redeemItem } from './orders.ts'
import type { Run, Scene } from '../../app/operate/testing.ts'
import { changePoints, address } from './testing.ts'

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export default function scenes(run: Run, { app, db, clock }: TestApp): Record<string, Scene> {
  const account = 'demo_player'
  const titles = { en: 'Tea of Sylhet', bn: 'সিলেটের চা' }
  let item = 0
  let order = 0
  const listed = async (state: string) => (await run('points', 'orders', { state, account })).json.text
  const ordered = async () => {
    const [who] = await db.select().from(member).where(eq(member.account, account))
    const memberId = who?.id ?? ''
    await changePoints(db, memberId, 2400n)
    const made = await transact(db, (tx) =>
      redeemItem(tx, app.services.settings(), {
        memberId,
        asset: 'BDT',
        itemId: item,
        address,
        key: randomUUID(),
        now: clock.now(),
      }),
    )
    order = made.id
    return made.id
  }
  return {
    'points items': { input: () => ({}) },
    'points add': {
      input: () => ({ key: 'tea', type: 'GOODS', titles, art: 'slots/tea-lotus-2', points: 2400, stock: 3 }),
      async seen({ json }) {
        item = (json.data as { id: number }).id
        expect((await run('points', 'items')).json.text).toContain('tea GOODS Tea of Sylhet: 2400 points, 3 left')
        const wrong = async (more: object) => {
          const input = { key: 'more', type: 'GOODS', titles, art: 'slots/tea-lotus-2', points: 1, ...more }
          return (await run('points', 'add', input)).code
        }
        expect(
          await Promise.all(
            [{ key: 'tea' }, { amount: '5.00' }, { type: 'CASH' }, { art: 'nothing/at-all' }].map(wrong),
          ),
        ).toEqual([2, 2, 2, 2])
      },
    },
    'points change': {
      input: () => ({ id: item, stock: 5, perMember: 4, minRank: 2 }),
      async seen({ json }) {
        expect(json.text).toContain('from rank 2')
        const [row] = await db.select().from(pointItem).where(eq(pointItem.id, item))
        expect(row).toMatchObject({ stock: 5, perMember: 4, minRank: 2, points: 2400n, shown: true })
        // The orders that follow are of somebody without one.
        await db.update(pointItem).set({ minRank: null }).where(eq(pointItem.id, item))
      },
    },
    'points orders': { input: () => ({ account }) },
    'points approve': {
      input: async () => ({ id: await ordered(), delivery: 'SA-117' }),
      async seen() {
        expect(await listed('APPROVED')).toContain('APPROVED, delivery SA-117')
        const again = await run('points', 'approve', { id: order, delivery: 'SA-118' })
        expect([again.code, again.json.code]).toEqual([1, 'order_closed'])
      },
    },
    'points reject': {
      input: async () => ({ id: await ordered(), reason: 'Not to this island' }),
      async seen() {
        expect(await listed('REJECTED')).toContain('REJECTED, Not to this island')
        const again = await run('points', 'reject', { id: order, reason: 'Once more' })
        expect([again.code, again.json.code]).toEqual([1, 'order_closed'])
      },
    },
    'points adjust': {
      input: () => ({ account, key: 'sorry', points: -400, reason: 'Counted twice' }),
      async seen({ json }) {
        expect(json.data).toEqual({ points: 2000, owed: 0 })
        const again = await run('points', 'adjust', { account, key: 'sorry', points: 5, reason: 'Once more' })
        expect([again.code, again.json.code]).toEqual([2, 'validation'])
        const more = await run('points', 'adjust', { account, key: 'other', points: -2001, reason: 'Too much' })
        expect(more.json.code).toBe('points_not_enough')
      },
    },
  }
}
