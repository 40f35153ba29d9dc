import { randomUUID } from 'node:crypto'
import { transact } from '../../db/client.ts'
import { termsToKeep } from '../../modules/deposits/terms.ts'
import { sendPacket, transferToDownline } from '../../modules/member-transfers/downline.ts'
import type { MemberTransfer } from '../../modules/member-transfers/store.ts'
import { transferToUpline } from '../../modules/member-transfers/upline.ts'
import { type Player, playersOf } from '../../modules/sandbox/play.ts'
import { accountsOf, saveAccount, setName } from '../../modules/withdrawals/payouts/payout-accounts.ts'
import type { Services } from '../../server/services.ts'
import type { Scene } from './people.ts'

/** Minor units. */
export const refill = 300_000n
const asset = 'BDT'
const by = 'sandbox'

export async function payIn({ db, deposits, settings, clock }: Services, player: Player): Promise<void> {
  const { deposit } = settings()
  const channel = deposit.channels.find(({ provider, health }) => provider === 'sandbox' && health !== 'DOWN')
  if (!channel) return
  const order = await transact(db, (tx) =>
    deposits.begin(tx, {
      memberId: player.id,
      asset: player.asset,
      channelId: channel.channelId,
      provider: channel.provider,
      intent: randomUUID(),
      amount: refill,
      fee: 0n,
      terms: { ...termsToKeep(settings(), undefined), multiple: 0 },
      expiresAt: new Date(clock.now().getTime() + deposit.orderMinutes * 60_000),
    }),
  )
  await deposits.run(order.orderNo)
  await deposits.take('sandbox', { ref: `sandbox-${order.orderNo}`, orderNo: order.orderNo, amount: refill })
}

/** Names under which wallets are bound, in the order in which people withdraw for the first time. */
const holders = [
  'Rina Akter',
  'Tanvir Hasan',
  'Nasrin Sultana',
  'Biplob Das',
  'Mitu Rahman',
  'Sumon Kabir',
  'Orchi Roy',
  'Shuvo Mia',
]

/** The wallet of a person, bound at their first withdrawal. */
async function walletOf({ db, settings, clock }: Services, memberId: string, n: number): Promise<string> {
  const [bound] = await accountsOf(db, memberId)
  if (bound) return bound.id
  const now = clock.now()
  await setName(db, memberId, holders[n % holders.length] ?? '', now)
  const fields = { walletName: 'Shapla Pay', walletNumber: String(1_710_203_040 + n * 1117).padStart(11, '0') }
  return (await saveAccount(db, settings(), { memberId, methodId: 'wallet', fields, now })).id
}

type Ending = 'received' | 'refused' | 'waiting'

/** A withdrawal up to its end, or up to the review it waits for. */
async function withdraw(services: Services, player: Player, n: number, amount: bigint, end: Ending): Promise<void> {
  const { db, withdrawals } = services
  const accountId = await walletOf(services, player.id, n)
  const { orderNo, reviewed } = await transact(db, (tx) =>
    withdrawals.submit(tx, randomUUID(), {
      memberId: player.id,
      asset: player.asset,
      accountId,
      amount,
      forfeitBonus: false,
    }),
  )
  if (end === 'waiting') return
  if (end === 'refused') return withdrawals.decisions.reject(orderNo, { by })
  if (reviewed) await withdrawals.decisions.approve(orderNo, { by })
  await withdrawals.run(orderNo)
  await transact(db, (tx) => withdrawals.act(tx, player.id, { orderNo, action: 'FULLY_PAID', images: [], remark: '' }))
}

const round = (amount: bigint): bigint => (amount / 10_000n) * 10_000n

/** The player with the most cash takes some of it out; the part above what is paid at once is reviewed. */
const richest =
  (n: number, end: Ending = 'received') =>
  async ({ services, known }: Scene): Promise<void> => {
    const players = Array.from(known.values()).flatMap(({ agent, id }) => (agent ? [] : [id]))
    const [player] = (await playersOf(services.db, players)).toSorted((a, b) => Number(b.cash - a.cash))
    if (player) await withdraw(services, player, n, round(player.cash / 2n), end)
  }

const demoTakes =
  (amount: bigint, end: Ending) =>
  async ({ services, demo }: Scene): Promise<void> => {
    const [player] = await playersOf(services.db, [demo])
    if (player) await withdraw(services, player, 7, amount, end)
  }

/** Who is meant in a transfer; `demo_agent` and `demo_player` as well. */
function idIn({ top, demo, known }: Scene, account: string): string {
  const id = { demo_agent: top, demo_player: demo }[account] ?? known.get(account)?.id
  if (id === undefined) throw new Error(`${account} has not come yet`)
  return id
}

interface Sent {
  from: string
  /** Minor units. */
  amount: bigint
  remark: string
}

const down =
  ({ from, to, amount, purpose, remark }: Sent & { to: string; purpose: MemberTransfer['purpose'] }) =>
  async (scene: Scene): Promise<void> => {
    const { db, settings, clock } = scene.services
    const sending = { memberId: idIn(scene, from), asset, account: to, amount, purpose, remark }
    await transact(db, (tx) => transferToDownline(tx, settings(), { ...sending, key: randomUUID(), now: clock.now() }))
  }

const up =
  ({ from, amount, remark }: Sent) =>
  async (scene: Scene): Promise<void> => {
    const { db, settings, clock } = scene.services
    const sending = { memberId: idIn(scene, from), asset, amount, remark }
    await transact(db, (tx) => transferToUpline(tx, settings(), { ...sending, key: randomUUID(), now: clock.now() }))
  }

const packet =
  ({ from, to, amount, remark }: Sent & { to: readonly string[] }) =>
  async (scene: Scene): Promise<void> => {
    const { db, settings, clock } = scene.services
    const gifts = to.map((account) => ({ account, amount }))
    const sending = { memberId: idIn(scene, from), asset, gifts, remark, key: randomUUID(), now: clock.now() }
    await transact(db, (tx) => sendPacket(tx, settings(), sending))
  }

/** What people move besides play, by the day of the history; the last day has nothing, as it may just have begun. */
export const cashMoves = (days: number): readonly { on: number; make: (scene: Scene) => Promise<void> }[] => [
  { on: 11, make: richest(0) },
  {
    on: 14,
    make: down({
      from: 'demo_agent',
      to: 'river_lantern',
      amount: 500_00n,
      purpose: 'BONUS',
      remark: 'দুই সপ্তাহ, নয়জন নতুন',
    }),
  },
  { on: 15, make: up({ from: 'river_lantern', amount: 200_00n, remark: 'আগাম ফেরত' }) },
  { on: 15, make: down({ from: 'river_lantern', to: 'quiet_harbour', amount: 150_00n, purpose: 'WAGES', remark: '' }) },
  { on: 19, make: richest(1) },
  { on: 20, make: demoTakes(1500_00n, 'received') },
  {
    on: 24,
    make: packet({
      from: 'demo_agent',
      to: ['lucky_mango', 'tea_garden', 'blue_rickshaw'],
      amount: 100_00n,
      remark: 'শরতের শুভেচ্ছা',
    }),
  },
  { on: 28, make: richest(2) },
  { on: 33, make: up({ from: 'demo_player', amount: 250_00n, remark: 'For the match tickets' }) },
  { on: 37, make: richest(3) },
  {
    on: 40,
    make: down({
      from: 'demo_agent',
      to: 'copper_heron',
      amount: 300_00n,
      purpose: 'REFUND',
      remark: 'Fee of a deposit that failed',
    }),
  },
  { on: 43, make: richest(4, 'refused') },
  { on: 46, make: demoTakes(2500_00n, 'refused') },
  {
    on: 52,
    make: down({ from: 'demo_agent', to: 'demo_player', amount: 400_00n, purpose: 'REFUND', remark: 'টিকিটের টাকা' }),
  },
  { on: 55, make: richest(5) },
  {
    on: days - 1,
    make: packet({
      from: 'demo_agent',
      to: ['demo_player', 'river_lantern', 'lucky_mango'],
      amount: 150_00n,
      remark: 'শুভ সপ্তাহ',
    }),
  },
  { on: days - 1, make: richest(6, 'waiting') },
]
