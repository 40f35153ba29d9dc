import { type Db, transact } from '../../db/client.ts'
import { pointItem } from './schema.ts'
import { applyChange, lockPoints } from './account.ts'

/** Gives a member points, or takes some, as play does. */
export async function changePoints(db: Db, memberId: string, points: bigint): Promise<void> {
  await transact(db, async (tx) => {
    const now = (await lockPoints(tx, [memberId])).get(memberId)
    if (!now) throw new Error('no such member')
    await applyChange(tx, now, { memberId, points, kind: points < 0n ? 'points_reversal' : 'points_earn' })
  })
}

let items = 0
/** An item of the mall. @returns its number */
export async function anItem(db: Db, more: Partial<typeof pointItem.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(pointItem)
    .values({
      key: `item-${++items}`,
      type: 'GOODS',
      titles: { en: 'A kite', bn: 'একটি ঘুড়ি' },
      art: 'slots/mall-kite-1',
      points: 1000n,
      createdAt: new Date(0),
      ...more,
    })
    .returning()
  if (!row) throw new Error('no item was made')
  return row.id
}

export const address = {
  name: 'Rina Akter',
  phone: '+880 1710 000001',
  street: '12 Lake Road',
  city: 'Dhaka',
  postcode: '1212',
  country: 'BD',
}
