import type { Tx } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { publish } from '../../lib/events.ts'
import { type Balances, type Requirement, newestPosting, releasableOf, write } from './store.ts'

/** A balance states whether a bonus is played: where no money moves with its end, nothing else publishes that. */
const tellBalance = (tx: Tx, { memberId }: Requirement) => publish(tx, { name: 'balance', memberId })

/** What has become of a bonus that is met: columns of its requirement. */
type Turned = Pick<Requirement, 'turned' | 'released'>

/** Turns what a bonus has become into cash, up to what may be released; the rest goes back to the operator. */
async function release(tx: Tx, of: Requirement, bonus: bigint): Promise<Turned> {
  const { memberId, asset } = of
  const turned = of.turned + bonus
  const released = releasableOf(of, turned)
  const freed = released - of.released
  if (bonus === 0n) await tellBalance(tx, of)
  else
    await post(tx, {
      kind: 'bonus_release',
      entries: [
        { member: memberId, kind: 'BONUS', asset, amount: -bonus },
        { member: memberId, kind: 'CASH', asset, amount: freed },
        { system: 'PROMO_COST', asset, amount: bonus - freed },
      ],
    })
  return { turned, released }
}

/** Takes what a bonus has become back to the operator. */
async function takeBack(tx: Tx, of: Requirement, bonus: bigint): Promise<void> {
  const { memberId, asset } = of
  if (bonus === 0n) return tellBalance(tx, of)
  await post(tx, {
    kind: 'bonus_forfeit',
    entries: [
      { member: memberId, kind: 'BONUS', asset, amount: -bonus },
      { system: 'PROMO_COST', asset, amount: bonus },
    ],
  })
}

/** A requirement is met: a bonus becomes cash. Under the lock of the balances. */
export async function complete(tx: Tx, met: Requirement, balances: Balances, now: Date): Promise<void> {
  const made = await releaseAll(tx, met, balances)
  await write(tx, met.id, {
    ...made,
    state: 'COMPLETED',
    closedAt: now,
    completedMark: await newestPosting(tx, met.memberId),
  })
}

/** Nothing is left to play with: requirements are dropped, and the last coins are the player's. */
export async function clear(tx: Tx, open: Requirement[], balances: Balances, now: Date): Promise<void> {
  for (const one of open)
    await write(tx, one.id, { ...(await releaseAll(tx, one, balances)), state: 'CLEARED', closedAt: now })
}

/** Releases all of BONUS where the requirement is that of a bonus; `balances` follow. */
async function releaseAll(tx: Tx, of: Requirement, balances: Balances): Promise<Turned | undefined> {
  if (of.source !== 'BONUS') return undefined
  const made = await release(tx, of, balances.bonus)
  Object.assign(balances, { cash: balances.cash + made.released - of.released, bonus: 0n })
  return made
}

/** A bonus ends without being met. @returns what went back to the operator */
export async function drop(
  tx: Tx,
  bonus: Requirement,
  balances: Balances,
  state: 'FORFEITED' | 'EXPIRED' | 'CANCELLED',
  now: Date,
): Promise<bigint> {
  const back = balances.bonus
  await takeBack(tx, bonus, back)
  await write(tx, bonus.id, { state, closedAt: now, dropped: bonus.dropped + back })
  return back
}
