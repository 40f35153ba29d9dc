import { and, count, eq, gt, inArray, lt, lte, min } from 'drizzle-orm'
import { deleteRows } from '../../../db/delete-in-batches.ts'
import { refuse } from '../../../lib/refusal.ts'
import { latestAt } from '../../../lib/time/clock.ts'
import type { Ctx } from '../../../http/context.ts'
import type { Db, Reader, Tx } from '../../../db/client.ts'
import { lockKey } from '../../../db/locks.ts'
import { accountOrigin } from '../schema.ts'
import { addressKey } from '../../../http/limits/rate-limit.ts'

type Kind = (typeof accountOrigin.$inferSelect)['kind']
const hour = 3_600_000
const day = 24 * hour

/** How many of the kinds an address had in a time, and when the first of them leaves the window. */
async function past(
  on: Reader,
  address: string,
  kinds: Kind[],
  now: Date,
  ms: number,
): Promise<{ n: number; freeInMs: number }> {
  const recent = and(
    eq(accountOrigin.address, address),
    inArray(accountOrigin.kind, kinds),
    gt(accountOrigin.at, new Date(now.getTime() - ms)),
    // What is later was written before the clock was put back.
    lte(accountOrigin.at, latestAt(now)),
  )
  const [row] = await on
    .select({ n: count(), oldest: min(accountOrigin.at) })
    .from(accountOrigin)
    .where(recent)
  return { n: row?.n ?? 0, freeInMs: row?.oldest ? Math.max(1000, row.oldest.getTime() + ms - now.getTime()) : 0 }
}

type Visit = Pick<Ctx, 'ip' | 'clock' | 'settings'>

/** Whether this address has tried registration so often in a day that it must solve a captcha. */
export async function captchaDue(on: Reader, { ip, clock, settings }: Visit): Promise<boolean> {
  const { n } = await past(on, addressKey(ip), ['account', 'taken'], clock.now(), day)
  return n + 1 >= settings.register.captchaFromAccount
}

async function refuseBeyond(on: Reader, { ip, clock }: Visit, kind: Kind, most: number): Promise<void> {
  const { n, freeInMs } = await past(on, addressKey(ip), [kind], clock.now(), day)
  if (n >= most) throw refuse('register_limit', { retryAfterMs: freeInMs, details: { most } })
}

/** Refuses an address that has probed enough taken names on a day. */
export const refuseTakenProbes = (on: Reader, visit: Visit): Promise<void> =>
  refuseBeyond(on, visit, 'taken', visit.settings.register.takenPerDay)

/** Refuses an address that has opened its accounts of the day, or has probed enough taken names. */
export async function refuseFullAddress(on: Reader, visit: Visit): Promise<void> {
  await refuseBeyond(on, visit, 'account', visit.settings.register.accountsPerDay)
  await refuseTakenProbes(on, visit)
}

const lock = (tx: Tx, address: string) => lockKey(tx, 'accounts of address', address)

/** One after another per address, in the transaction that opens the account: concurrent ones cannot bypass it. */
export async function claimAccount(tx: Tx, visit: Visit, { captchaPassed }: { captchaPassed: boolean }): Promise<void> {
  await lock(tx, addressKey(visit.ip))
  await refuseFullAddress(tx, visit)
  if (!captchaPassed && (await captchaDue(tx, visit)))
    throw refuse('captcha_required', { details: { captchaRequired: true } })
}

/** The same for trial accounts, by the hour. */
export async function claimTrial(tx: Tx, { ip, clock, settings }: Visit): Promise<void> {
  const { trialsPerHour: most } = settings.register
  await lock(tx, addressKey(ip))
  const { n, freeInMs } = await past(tx, addressKey(ip), ['trial'], clock.now(), hour)
  if (n >= most) throw refuse('trial_limit', { retryAfterMs: freeInMs, details: { most } })
  await recordOrigin(tx, { ip, clock }, 'trial')
}

export async function recordOrigin(tx: Reader, { ip, clock }: Pick<Visit, 'ip' | 'clock'>, kind: Kind): Promise<void> {
  await tx.insert(accountOrigin).values({ address: addressKey(ip), kind, at: clock.now() })
}

/** Rows that no longer count for a limit. */
export const sweepOrigins = async (db: Db, now: Date): Promise<void> =>
  await deleteRows(db, accountOrigin, lt(accountOrigin.at, new Date(now.getTime() - day)))
