import type { Tx } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { publish } from '../../lib/events.ts'
import { type Balances, type Requirement, lastEndedBonus, newestPosting, openOf, write } from './store.ts'

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** A balance states whether a bonus is played: where no money moves with its end, nothing else publishes that. */
const tellBalance = (tx: Tx, { memberId }: Requirement) => publish(tx, { name: 'balance', memberId })

/**
 * Turns what a bonus has become into cash, up to what may be released; the rest goes back to the operator.
 * @returns what became cash
 */
async function release(tx: Tx, of: Requirement, bonus: bigint): Promise<bigint> {
  if (bonus === 0n) {
    await tellBalance(tx, of)
    return 0n
  }
  const { memberId, asset, maxRelease, released } = of
  const freed = maxRelease === null ? bonus : least(bonus, maxRelease > released ? maxRelease - released : 0n)
  await post(tx, {
    kind: 'bonus_release',
    entries: [
      { member: memberId, kind: 'BONUS', asset, amount: -bonus },
      { member: memberId, kind: 'CASH', asset, amount: freed },
      { system: 'PROMO_COST', asset, amount: bonus - freed },
    ],
  })
  return freed
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
  const freed = met.source === 'BONUS' ? await release(tx, met, balances.bonus) : 0n
  Object.assign(balances, met.source === 'BONUS' ? { cash: balances.cash + freed, bonus: 0n } : {})
  await write(tx, met.id, {
    state: 'COMPLETED',
    closedAt: now,
    released: met.released + freed,
    completedMark: await newestPosting(tx),
  })
}

/** Nothing is left to play with: requirements are dropped, and the last coins are the player's. */
export async function clear(tx: Tx, open: Requirement[], balances: Balances, now: Date): Promise<void> {
  for (const one of open) {
    const freed = one.source === 'BONUS' ? await release(tx, one, balances.bonus) : 0n
    await write(tx, one.id, { state: 'CLEARED', closedAt: now, released: one.released + freed })
  }
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
  await write(tx, bonus.id, { state, closedAt: now })
  return back
}

/**
 * Money that comes into BONUS after its bonus has ended (a late win, a bet taken back) goes where the bonus went. Under
 * the lock of the balances.
 */
export async function sweepStray(tx: Tx, memberId: string, { bonus }: Balances): Promise<void> {
  if (bonus === 0n || (await openOf(tx, memberId)).some(({ source }) => source === 'BONUS')) return
  const last = await lastEndedBonus(tx, memberId)
  if (!last) return
  if (last.state !== 'COMPLETED' && last.state !== 'CLEARED') return takeBack(tx, last, bonus)
  await write(tx, last.id, { released: last.released + (await release(tx, last, bonus)) })
}
