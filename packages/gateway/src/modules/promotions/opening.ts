import { type Db, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import type { PromotionTerms } from '../rewards/schema.ts'
import { openingTexts } from '../../lib/text/opening.ts'
import { promotion, promotionVersion, type PromotionWords } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { slotOfSandbox, spinsFrom, worthOf } from '../rewards/index.ts'
import type { PromotionRow, VersionRow } from './store.ts'

const all = { RNG: 100, FISH: 100, LOTT: 100, ELOTT: 100, SPORTS: 100, ESPORTS: 100, COCKFIGHT: 100, PVP: 50, LIVE: 10 }
const none = Object.fromEntries(Object.keys(all).map((type) => [type, 0]))

const terms = (more: Partial<PromotionTerms>, eligible: Record<string, number> = all): PromotionTerms => ({
  form: 'BONUS',
  percent: null,
  amount: null,
  max: null,
  minDeposit: null,
  multiple: 5,
  base: 'REWARD',
  days: 30,
  maxBet: '50000',
  maxRelease: null,
  claimDays: 14,
  ...more,
  weights: { weights: { ...none, ...eligible }, gameWeights: {} },
})

type Opening = Pick<PromotionRow, 'id' | 'type'> &
  Pick<VersionRow, 'way' | 'picture' | 'terms'> &
  Partial<Pick<VersionRow, 'conditions'>> & { inDays?: number; forDays?: number }

/** Promotions of a new sandbox, one of each type; names and figures are invented. Amounts in minor units. */
const opening: readonly Opening[] = [
  {
    id: 'welcome-match',
    type: 'FIRST_DEPOSIT',
    way: 'DEPOSIT',
    picture: '/art/banner/slots/welcome-match-crown-4.svg',
    terms: terms({ percent: 100, max: '500000', minDeposit: '20000', multiple: 10 }),
    conditions: { noDeposit: true },
  },
  {
    id: 'first-lantern',
    type: 'SIGN_UP',
    way: 'AT_ONCE',
    picture: '/art/banner/slots/first-lantern-lantern-2.svg',
    terms: terms({ amount: '10000', multiple: 5, days: 7, claimDays: 7 }),
    conditions: { newAccountDays: 7 },
  },
  {
    id: 'monsoon-reload',
    type: 'DEPOSIT',
    way: 'DEPOSIT',
    picture: '/art/banner/slots/monsoon-reload-boat-5.svg',
    terms: terms({ percent: 25, max: '250000', minDeposit: '50000', multiple: 4, base: 'DEPOSIT_AND_REWARD' }),
    forDays: 90,
  },
  {
    id: 'golden-reels',
    type: 'SLOTS',
    way: 'AT_ONCE',
    picture: '/art/banner/slots/golden-reels-reels-1.svg',
    terms: terms({ amount: '15000', multiple: 8, days: 14 }, { RNG: 100 }),
    conditions: { played: '200000' },
    forDays: 90,
  },
  {
    id: 'river-tables',
    type: 'LIVE',
    way: 'APPLICATION',
    picture: '/art/banner/live/river-tables-chips-3.svg',
    terms: terms({ form: 'CASH', amount: '12000', multiple: 1, days: null, maxBet: null }, { LIVE: 100 }),
  },
  {
    id: 'cricket-evenings',
    type: 'SPORTS',
    way: 'DEPOSIT',
    picture: '/art/banner/sports/cricket-evenings-cricket-2.svg',
    terms: terms({ amount: '20000', minDeposit: '100000', multiple: 3 }, { SPORTS: 100 }),
    forDays: 60,
  },
  {
    id: 'old-friends',
    type: 'VIP',
    way: 'APPLICATION',
    picture: '/art/banner/slots/old-friends-peacock-6.svg',
    terms: terms({ max: '300000', multiple: 5 }),
    conditions: { accountDays: 30, minRank: 1 },
  },
  {
    id: 'two-cups-of-tea',
    type: 'REFERRAL',
    way: 'APPLICATION',
    picture: '/art/banner/pvp/two-cups-of-tea-pair-3.svg',
    terms: terms({ form: 'CASH', amount: '30000', multiple: 1, days: null, maxBet: null }),
  },
  {
    id: 'boat-race-raffle',
    type: 'RAFFLE',
    way: 'PAGE',
    picture: '/art/banner/lottery/boat-race-raffle-ticket-4.svg',
    terms: terms({ multiple: 0, days: null, maxBet: null }),
  },
  {
    id: 'lucky-slip',
    type: 'MANUAL',
    way: 'APPLICATION',
    picture: '/art/banner/lottery/lucky-slip-balls-7.svg',
    terms: terms({ max: '77700', multiple: 2 }),
  },
  {
    id: 'zalo-friends',
    type: 'MANUAL',
    way: 'APPLICATION',
    picture: '/art/banner/slots/zalo-friends-lantern-6.svg',
    terms: terms({ max: '13100000', multiple: 3 }),
  },
]

/** Its game is chosen from those of the sandbox. */
const freeSpins: Opening = {
  id: 'lotus-spins',
  type: 'SLOTS',
  way: 'AT_ONCE',
  picture: '/art/banner/slots/lotus-spins-lotus-5.svg',
  terms: terms({ form: 'SPINS', multiple: 3, days: 14, maxRelease: '100000' }),
  forDays: 90,
}

const dayMs = 86_400_000
/** From before any day, whatever clock a gateway has. */
const always = new Date('2026-11-01T00:00:00Z')

/** Promotions of a new sandbox. Where there are some, what an operator has made of them stays. */
export async function seedPromotions(db: Db, now: Date, settings: Settings): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingPromotions') // one of the gateways that start together
    const [any] = await tx.select({ id: promotion.id }).from(promotion).limit(1)
    if (any) return
    const game = await slotOfSandbox(tx)
    const given = game && (await spinsFrom(tx, settings, 'SPINS', { game, count: 20, stake: '1.00', days: 7 }))
    const spins = given && { ...freeSpins.terms, spins: given, amount: String(worthOf(given)) }
    const list = spins ? [...opening, { ...freeSpins, terms: spins }] : opening
    for (const [n, { id, type, inDays, forDays, conditions = {}, ...version }] of list.entries()) {
      const startsAt = inDays === undefined ? always : new Date(now.getTime() + inDays * dayMs)
      const lasts = (forDays ?? 0) + (inDays ?? 0)
      const endsAt = forDays === undefined ? null : new Date(now.getTime() + lasts * dayMs)
      await tx.insert(promotion).values({ id, type, position: (n + 1) * 10, version: 1, createdAt: now })
      await tx.insert(promotionVersion).values({
        promotionId: id,
        version: 1,
        audience: 'EVERYONE',
        startsAt,
        endsAt,
        conditions,
        by: 'SYSTEM',
        at: now,
        texts: openingTexts<PromotionWords>(`promotions.${id}`),
        ...version,
      })
    }
  })
}
