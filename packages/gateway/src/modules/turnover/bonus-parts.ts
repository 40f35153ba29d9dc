import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { type Entry, post } from '../../ledger/post.ts'
import { bonusPart, requirement } from './schema.ts'
import { isMet, lockMemberBalances, releasableOf, write } from './store.ts'

/** What of a bet or a win belongs to a bonus, minor units above 0. */
export interface BonusPart {
  requirementId: number
  amount: bigint
}

interface Wallet {
  memberId: string
  asset: string
}

const most = (a: bigint, b: bigint) => (a > b ? a : b)
const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** The parts together, minor units. */
export const sumOfParts = (parts: readonly BonusPart[]): bigint => parts.reduce((sum, { amount }) => sum + amount, 0n)

/** Remembers which bonus a stake came from: the open one. Before the round is settled by it. */
export async function recordBonusStake(
  tx: Tx,
  { memberId, txnId, roundId, amount }: { memberId: string; txnId: number; roundId: number; amount: bigint },
): Promise<void> {
  await tx.execute(sql`
    insert into bonus_part (txn_id, requirement_id, round_id, amount)
    select ${txnId}, id, ${roundId}, ${-amount} from requirement
    where member_id = ${memberId} and source = 'BONUS' and state = 'ACTIVE'`)
}

/** What of a win belongs to each bonus its round was staked from: as much as of the stake; the last cent is cash. */
export async function bonusPartsOf(
  tx: Tx,
  { id, stake, bonusStake }: { id: number; stake: bigint; bonusStake: bigint },
  win: bigint,
): Promise<BonusPart[]> {
  if (bonusStake === 0n || win === 0n) return []
  const { rows } = await tx.execute<{ requirementId: string; staked: string }>(sql`
    select requirement_id::text as "requirementId", (-sum(amount))::text as staked from bonus_part
    where round_id = ${id} and amount < 0 group by requirement_id order by requirement_id`)
  return rows
    .map(({ requirementId, staked }) => ({
      requirementId: Number(requirementId),
      amount: (win * BigInt(staked)) / stake,
    }))
    .filter(({ amount }) => amount > 0n)
}

/** Remembers what a win brought to bonuses, so that it can be rolled back. */
export async function recordBonusWin(
  tx: Tx,
  { txnId, roundId }: { txnId: number; roundId: number },
  parts: readonly BonusPart[],
): Promise<void> {
  if (parts.length > 0) await tx.insert(bonusPart).values(parts.map((part) => ({ ...part, txnId, roundId })))
}

/** Forgets what a transaction that is rolled back took from bonuses or brought to them. @returns what that was */
export async function forgetBonusParts(tx: Tx, txnId: number): Promise<BonusPart[]> {
  const rows = await tx.delete(bonusPart).where(eq(bonusPart.txnId, txnId)).returning()
  return rows
    .map(({ requirementId, amount }) => ({ requirementId, amount: amount < 0n ? -amount : amount }))
    .toSorted((a, b) => a.requirementId - b.requirementId)
}

/** The bonuses of these parts, as they are under the lock of the balances. */
async function bonusesOf(tx: Tx, { memberId, asset }: Wallet, parts: readonly BonusPart[]) {
  const balances = await lockMemberBalances(tx, memberId, asset)
  const ids = parts.map(({ requirementId }) => requirementId)
  const rows = await tx.select().from(requirement).where(inArray(requirement.id, ids))
  const of = new Map(rows.map((row) => [row.id, row]))
  return {
    balances,
    parts: parts.flatMap(({ requirementId, amount }) => {
      const bonus = of.get(requirementId)
      return bonus ? [{ bonus, amount }] : []
    }),
  }
}

/**
 * Money that came into BONUS (a win, a bet taken back) follows the bonus its round was staked from. It stays where that
 * is open, but for what the operator has advanced; it becomes cash where that was met, as far as it may be released;
 * and it is the operator's where that ended unmet.
 */
export async function returnToBonuses(tx: Tx, wallet: Wallet, returned: readonly BonusPart[]): Promise<void> {
  if (returned.length === 0) return
  for (const { bonus, amount } of (await bonusesOf(tx, wallet, returned)).parts) {
    if (bonus.state === 'ACTIVE') {
      const advanced = least(amount, most(-bonus.turned, 0n))
      await move(tx, wallet, 'bonus_forfeit', { bonus: -advanced, cash: 0n })
      if (advanced > 0n) await write(tx, bonus.id, { turned: bonus.turned + advanced })
    } else if (isMet(bonus)) {
      const turned = bonus.turned + amount
      const released = releasableOf(bonus, turned)
      await move(tx, wallet, 'bonus_release', { bonus: -amount, cash: released - bonus.released })
      await write(tx, bonus.id, { turned, released })
    } else {
      await move(tx, wallet, 'bonus_forfeit', { bonus: -amount, cash: 0n })
      await write(tx, bonus.id, { dropped: bonus.dropped + amount })
    }
  }
}

/**
 * Before a win is rolled back, which takes these parts from BONUS: what is not there any more is brought back. What of
 * it became the player's comes from CASH, the rest from the operator, so that no rollback fails for want of money the
 * player never had.
 * @throws InsufficientFunds where the player has spent what became cash
 */
export async function takeFromBonuses(tx: Tx, wallet: Wallet, taken: readonly BonusPart[]): Promise<void> {
  if (taken.length === 0) return
  const { balances, parts } = await bonusesOf(tx, wallet, taken)
  for (const { bonus, amount } of parts) {
    const isOpen = bonus.state === 'ACTIVE'
    // What it still has in BONUS, or had when it ended unmet, goes first.
    const held = least(amount, isOpen ? balances.bonus : bonus.dropped)
    const turned = bonus.turned - (amount - held)
    const released = least(bonus.released, releasableOf(bonus, turned))
    const missing = isOpen ? amount - held : amount
    await move(tx, wallet, 'bonus_return', { bonus: missing, cash: released - bonus.released })
    await write(tx, bonus.id, { turned, released, ...(!isOpen && { dropped: bonus.dropped - held }) })
  }
}

/** Moves between BONUS, CASH and the cost of promotions, which gives or takes what the two differ by. */
async function move(
  tx: Tx,
  { memberId, asset }: Wallet,
  kind: 'bonus_release' | 'bonus_forfeit' | 'bonus_return',
  { bonus, cash }: { bonus: bigint; cash: bigint },
): Promise<void> {
  if (bonus === 0n && cash === 0n) return
  const entries: Entry[] = [
    { member: memberId, kind: 'BONUS', asset, amount: bonus },
    { member: memberId, kind: 'CASH', asset, amount: cash },
    { system: 'PROMO_COST', asset, amount: -bonus - cash },
  ]
  await post(tx, { kind, entries })
}
