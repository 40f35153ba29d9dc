import { type Db, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { openingText } from '../../lib/text/opening.ts'
import { pointItem } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { slotOfSandbox, spinsFrom, worthOf } from '../rewards/index.ts'

type NewItem = Omit<typeof pointItem.$inferInsert, 'createdAt' | 'titles' | 'notes'> & { key: string }

/** An item with its words. */
const worded = <Item extends { key: string }>(item: Item) => ({
  ...item,
  titles: openingText(`points.${item.key}.title`),
  notes: openingText(`points.${item.key}.note`),
})

/** Fills the mall of a new sandbox; one that has items stays as it is. */
export async function seedPointItems(db: Db, now: Date, settings: Settings): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingPoints') // one of the gateways that start together
    const [any] = await tx.select({ id: pointItem.id }).from(pointItem).limit(1)
    if (any) return
    await tx.insert(pointItem).values(opening.map((item) => ({ ...worded(item), createdAt: now })))
    const game = await slotOfSandbox(tx)
    if (game === undefined) return
    const terms = await spinsFrom(tx, settings, 'SPINS', { game, count: 10, stake: '1.00', days: 7 })
    if (terms)
      await tx.insert(pointItem).values({ ...worded(freeSpins), spins: terms, amount: worthOf(terms), createdAt: now })
  })
}

const freeSpins = {
  key: 'spins-10',
  type: 'SPINS',
  art: 'slots/mall-reels-2',
  points: 900n,
  perMember: 5,
  multiple: 3,
  days: 14,
} as const

/** The last is shown first. */
const opening: readonly NewItem[] = [
  {
    key: 'cards',
    type: 'GOODS',
    art: 'pvp/mall-trio-2',
    points: 1200n,
    stock: 0,
    perMember: 2,
  },
  {
    key: 'shells',
    type: 'GOODS',
    art: 'fish/mall-shell-3',
    points: 18_000n,
    stock: 6,
    perMember: 1,
    minRank: 2,
  },
  {
    key: 'football',
    type: 'GOODS',
    art: 'sports/mall-football-1',
    points: 4200n,
    stock: 25,
    perMember: 2,
  },
  {
    key: 'cricket',
    type: 'GOODS',
    art: 'sports/mall-cricket-4',
    points: 9600n,
    stock: 12,
    perMember: 1,
  },
  {
    key: 'fan',
    type: 'GOODS',
    art: 'slots/mall-fan-1',
    points: 2400n,
    stock: 41,
    perMember: 3,
  },
  {
    key: 'mangoes',
    type: 'GOODS',
    art: 'slots/mall-mango-2',
    points: 3200n,
    stock: 18,
    perMember: 2,
  },
  {
    key: 'cash-100',
    type: 'CASH',
    art: 'slots/mall-coin-3',
    points: 11_000n,
    perMember: 5,
    amount: 100_00n,
    multiple: 0,
  },
  {
    key: 'bonus-500',
    type: 'BONUS',
    art: 'slots/mall-crown-1',
    points: 20_000n,
    perMember: 2,
    amount: 500_00n,
    multiple: 8,
    days: 30,
  },
  {
    key: 'bonus-50',
    type: 'BONUS',
    art: 'slots/mall-gem-5',
    points: 2000n,
    perMember: 5,
    amount: 50_00n,
    multiple: 5,
    days: 30,
  },
]
