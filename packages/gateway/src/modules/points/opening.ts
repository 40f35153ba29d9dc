import { type Db, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { pointItem } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { slotOfSandbox, spinsFrom, worthOf } from '../rewards/index.ts'

type NewItem = Omit<typeof pointItem.$inferInsert, 'createdAt'>

/** Fills the mall of a new sandbox; one that has items stays as it is. */
export async function seedPointItems(db: Db, now: Date, settings: Settings): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingPoints') // one of the gateways that start together
    const [any] = await tx.select({ id: pointItem.id }).from(pointItem).limit(1)
    if (any) return
    await tx.insert(pointItem).values(opening.map((item) => ({ ...item, createdAt: now })))
    const game = await slotOfSandbox(tx)
    if (game === undefined) return
    const terms = await spinsFrom(tx, settings, 'SPINS', { game, count: 10, stake: '1.00', days: 7 })
    if (terms) await tx.insert(pointItem).values({ ...freeSpins, spins: terms, amount: worthOf(terms), createdAt: now })
  })
}

const freeSpins = {
  key: 'spins-10',
  type: 'SPINS',
  titles: { en: '10 free spins', bn: '১০টি ফ্রি স্পিন' },
  notes: { en: 'Ten spins that we pay for.', bn: 'দশটি স্পিন, খরচ আমাদের।' },
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
    titles: { en: 'Two decks of cards', bn: 'দুই প্যাকেট তাস' },
    notes: { en: 'Linen finish, in a tin box.', bn: 'লিনেন মসৃণতা, টিনের বাক্সে।' },
    art: 'pvp/mall-trio-2',
    points: 1200n,
    stock: 0,
    perMember: 2,
  },
  {
    key: 'shells',
    type: 'GOODS',
    titles: { en: 'Shell lamp of Kolatali', bn: 'কলাতলীর শঙ্খবাতি' },
    notes: { en: 'Carved by hand; each one is different.', bn: 'হাতে খোদাই করা; প্রতিটি আলাদা।' },
    art: 'fish/mall-shell-3',
    points: 18_000n,
    stock: 6,
    perMember: 1,
    minRank: 2,
  },
  {
    key: 'football',
    type: 'GOODS',
    titles: { en: 'Football, size 5', bn: 'ফুটবল, ৫ নম্বর' },
    notes: { en: 'For dry ground and for rain.', bn: 'শুকনো মাঠ আর বৃষ্টি, দুয়ের জন্যই।' },
    art: 'sports/mall-football-1',
    points: 4200n,
    stock: 25,
    perMember: 2,
  },
  {
    key: 'cricket',
    type: 'GOODS',
    titles: { en: 'Cricket set of Tarapur', bn: 'তারাপুরের ক্রিকেট সেট' },
    notes: { en: 'A bat, a ball, three stumps.', bn: 'একটি ব্যাট, একটি বল, তিনটি স্টাম্প।' },
    art: 'sports/mall-cricket-4',
    points: 9600n,
    stock: 12,
    perMember: 1,
  },
  {
    key: 'fan',
    type: 'GOODS',
    titles: { en: 'Hand fan, painted silk', bn: 'রেশমের আঁকা হাতপাখা' },
    notes: { en: 'For load-shedding in style.', bn: 'লোডশেডিংয়েও শৌখিন।' },
    art: 'slots/mall-fan-1',
    points: 2400n,
    stock: 41,
    perMember: 3,
  },
  {
    key: 'mangoes',
    type: 'GOODS',
    titles: { en: 'A crate of mangoes, 5 kg', bn: 'এক ঝুড়ি আম, ৫ কেজি' },
    notes: { en: 'Sent ripe from the orchard at Amrapur.', bn: 'আমরাপুরের বাগান থেকে পাকা পাঠানো হয়।' },
    art: 'slots/mall-mango-2',
    points: 3200n,
    stock: 18,
    perMember: 2,
  },
  {
    key: 'cash-100',
    type: 'CASH',
    titles: { en: 'A hundred in cash', bn: 'নগদ একশো' },
    notes: { en: 'Play money, without any condition.', bn: 'খেলার টাকা, কোনো শর্ত ছাড়াই।' },
    art: 'slots/mall-coin-3',
    points: 11_000n,
    perMember: 5,
    amount: 100_00n,
    multiple: 0,
  },
  {
    key: 'bonus-500',
    type: 'BONUS',
    titles: { en: 'Five hundred to play with', bn: 'খেলার জন্য পাঁচশো' },
    notes: { en: 'A bonus for a long evening.', bn: 'লম্বা সন্ধ্যার জন্য একটি বোনাস।' },
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
    titles: { en: 'Fifty to play with', bn: 'খেলার জন্য পঞ্চাশ' },
    notes: { en: 'A small bonus to begin with.', bn: 'শুরুর জন্য ছোট একটি বোনাস।' },
    art: 'slots/mall-gem-5',
    points: 2000n,
    perMember: 5,
    amount: 50_00n,
    multiple: 5,
    days: 30,
  },
]
