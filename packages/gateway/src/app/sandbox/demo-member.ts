import { eq } from 'drizzle-orm'
import { transact, type Tx } from '../../db/client.ts'
import { pointItem } from '../../modules/points/schema.ts'
import { redeemItem } from '../../modules/points/orders.ts'
import { standingOf } from '../../modules/points/index.ts'
import { endReward } from '../../modules/rewards/claim.ts'
import { claimRewards, offerReward, slotOfSandbox, spinsFrom, worthOf } from '../../modules/rewards/index.ts'
import { type MadeRound, type Player, playersOf, type Table } from '../../modules/sandbox/play.ts'
import { contributionOf, countPlay, weightOf } from '../../modules/turnover/index.ts'
import { openingText } from '../../lib/text/opening.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Services } from '../../server/services.ts'
import { payIn } from './cash.ts'
import type { Scene } from './people.ts'

type Gift = Pick<
  Parameters<typeof offerReward>[2],
  'ref' | 'form' | 'amount' | 'multiple' | 'days' | 'spins' | 'titles'
>

async function offer({ db, clock, settings }: Services, memberId: string, gift: Gift) {
  const given = { memberId, asset: 'BDT', source: 'MANUAL', now: clock.now(), ...gift } as const
  const row = await transact(db, (tx) => offerReward(tx, settings(), given))
  if (!row) throw new Error(`${gift.ref} was offered before`)
  return row
}

const claim = ({ db, clock, settings }: Services, memberId: string, id: number) =>
  transact(db, (tx) => claimRewards(tx, { memberId, asset: 'BDT', settings: settings(), now: clock.now() }, id))

/** Rewards of the past, by the day of the history: one was taken, one given up. */
export const pastRewards: readonly { on: number; make: (scene: Scene) => Promise<void> }[] = [
  {
    on: 38,
    async make({ services, demo }) {
      const titles = openingText('rewards.thanks')
      const { id } = await offer(services, demo, {
        ref: 'sandbox:thanks',
        form: 'CASH',
        amount: 7500n,
        multiple: 0,
        titles,
      })
      await claim(services, demo, id)
    },
  },
  {
    on: 50,
    async make({ services, demo }) {
      const titles = openingText('rewards.autumn')
      const bonus = { ref: 'sandbox:autumn', form: 'BONUS', amount: 15_000n, multiple: 8, days: 7, titles } as const
      const row = await offer(services, demo, bonus)
      await claim(services, demo, row.id)
      await transact(services.db, (tx) => endReward(tx, row, 'FORFEITED', services.clock.now()))
    },
  },
]

/** Goods of the mall that the demo member has redeemed, and where they go. */
const goods = 'fan'
const address = {
  name: 'Shuvo Mia',
  phone: '+880 1710 210859',
  street: '14 Jasmine Lane',
  city: 'Dhaka',
  postcode: '1205',
  country: 'BD',
}

async function redeem({ db, clock, settings }: Services, memberId: string): Promise<void> {
  const [item] = await db
    .select({ id: pointItem.id, points: pointItem.points })
    .from(pointItem)
    .where(eq(pointItem.key, goods))
  if (!item || (await standingOf(db, memberId)).balance < item.points) return
  const redeeming = { memberId, asset: 'BDT', itemId: item.id, address, key: 'sandbox:goods', now: clock.now() }
  await transact(db, (tx) => redeemItem(tx, settings(), redeeming))
}

/** The demo member has paid in this week, plays a bonus, has free spins and cash to claim, and waits for goods. */
export async function giveRewards(services: Services, memberId: string): Promise<void> {
  const { db, settings } = services
  const [player] = await playersOf(db, [memberId])
  if (player) await payIn(services, player)
  await redeem(services, memberId)
  await offer(services, memberId, {
    ref: 'sandbox:present',
    form: 'CASH',
    amount: 5000n,
    multiple: 0,
    titles: openingText('rewards.present'),
  })
  const bonus = await offer(services, memberId, {
    ref: 'sandbox:bonus',
    form: 'BONUS',
    amount: 20_000n,
    multiple: 5,
    days: 14,
    titles: openingText('rewards.bonus'),
  })
  await claim(services, memberId, bonus.id)
  const game = await slotOfSandbox(db)
  const spins = game && (await spinsFrom(db, settings(), 'SPINS', { game, count: 15, stake: '2.00', days: 7 }))
  if (!spins) return
  const titles = openingText('rewards.spins')
  const ref = 'sandbox:spins'
  const { id } = await offer(services, memberId, {
    ref,
    form: 'SPINS',
    amount: worthOf(spins),
    multiple: 3,
    days: 14,
    spins,
    titles,
  })
  await claim(services, memberId, id)
}

/** The slot of the mission that counts the rounds of a single game. */
const single = 10001
/** Stakes, and the multiples of them that come back, in per cent. */
const slots = { stake: 3000n, back: [0n, 150n, 0n, 50n, 300n, 0n, 0n, 150n] } as const
const tables = { stake: 40_000n, back: [0n, 200n, 0n, 0n] } as const

/**
 * The rounds the demo member has played just now, so that missions of the day and of the week are half done and one
 * nearly: twenty-two on slots, eight of them on one, and four at live tables. Taken off or added to their `cash`.
 */
export function roundsOfToday(player: Player, games: readonly Table[], from: Date, to: Date): MadeRound[] {
  const [one, other, live] = [
    games.find(({ nodeId }) => nodeId === single),
    games.find(({ gameType, nodeId }) => gameType === 'RNG' && nodeId !== single),
    games.find(({ gameType }) => gameType === 'LIVE'),
  ]
  if (!one || !other || !live || to <= from) return []
  const places = [
    ...Array.from({ length: 22 }, (_, n) => ({ table: n < 8 ? one : other, ...slots })),
    ...Array.from({ length: 4 }, () => ({ table: live, ...tables })),
  ]
  const step = Math.min(180_000, Math.floor((to.getTime() - from.getTime()) / places.length))
  const begins = to.getTime() - step * places.length
  return places.map(({ table, stake, back }, n) => {
    const win = (stake * (back[n % back.length] ?? 0n)) / 100n
    player.cash += win - stake
    const at = begins + n * step
    return { player, table, stake, win, from: new Date(at), to: new Date(at + Math.floor(step * 0.8)) }
  })
}

/** Counts written rounds towards the play that a bonus of their player requires. */
export async function countTowardsBonus(
  tx: Tx,
  rounds: readonly (MadeRound & { id: number })[],
  settings: Settings,
): Promise<void> {
  for (const { id, player, table, stake, win, to } of rounds) {
    const { gameType, nodeId } = table
    const { valid } = contributionOf(settings.turnover, gameType, nodeId, { stake, win })
    const counted = {
      memberId: player.id,
      asset: player.asset,
      of: { roundId: id },
      before: 0n,
      after: valid,
      settled: true,
    }
    await countPlay(tx, { ...counted, percent: (weights) => weightOf(weights, gameType, nodeId) }, settings, to)
  }
}
