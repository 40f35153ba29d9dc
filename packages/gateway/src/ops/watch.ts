import { lt } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import {
  captcha,
  idempotency,
  launchToken,
  loginCode,
  loginEvent,
  rememberToken,
  sealedJti,
  securityStep,
  session,
  spentChallenge,
} from '../db/schema/index.ts'
import { sweepCodes } from '../guards/proof/codes.ts'
import { sweepLimits } from '../guards/pace/limits.ts'
import { sweepLockout } from '../guards/known/lockout.ts'
import type { House } from '../house.ts'
import { openIssues, sweepIssues } from '../lottery/issues.ts'
import { checkInvariants } from '../ledger/invariants.ts'
import { yearTeller } from '../limits/statement.ts'
import { historyDays } from '../security/logins.ts'
import { sweepNews } from '../stream/news.ts'
import { sweepRequirements } from '../turnover/index.ts'

/** Invariant I1 over the ledger. A breach stops money, and only a restart after somebody has looked lets it move again. */
export interface LedgerWatch {
  stopped(): boolean
  check(): Promise<void>
}

/** Nothing is checked before the first `check()`. */
export function watchLedger(db: Db, log: FastifyBaseLogger): LedgerWatch {
  let broken = false
  return {
    stopped: () => broken,
    async check() {
      const breaches = await checkInvariants(db)
      if (breaches.length === 0) return
      broken = true
      log.fatal(
        { breaches: breaches.slice(0, 20), count: breaches.length },
        'the ledger does not add up: money stands still',
      )
    },
  }
}

/** Rows whose time is over. */
async function sweep(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  for (const table of [captcha, spentChallenge, sealedJti, idempotency, loginCode, rememberToken, securityStep])
    await db.delete(table).where(lt(table.expiresAt, now))
  await db.delete(loginEvent).where(lt(loginEvent.at, new Date(now.getTime() - historyDays * 86_400_000)))
  // Kept a day longer, so that the log of a dispute still finds whose it was.
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await db.delete(session).where(lt(session.expiresAt, dayAgo))
  await db.delete(launchToken).where(lt(launchToken.expiresAt, dayAgo))
}

/** Carries tasks out each minute, one after the other; while that takes longer than a minute, the next one waits. Returns how to stop. */
function eachMinute({ log }: House, tasks: readonly (() => Promise<unknown>)[]): () => void {
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    void (async () => {
      for (const task of tasks)
        await task().catch((err: unknown) =>
          log.warn({ err }, 'a task of the minute failed; it runs again in a minute'),
        )
      running = false
    })()
  }, 60_000)
  timer.unref()
  return () => clearInterval(timer)
}

/** What a gateway does by itself each minute. Returns how to stop. */
export function everyMinute(house: House, watch: LedgerWatch): () => void {
  const stops = [
    eachMinute(house, [
      () => watch.check(),
      () => sweep(house.db, house.clock),
      () => house.seal.rotate(),
      () => sweepLockout(house.db, house.clock.now(), house.settings()),
      () => sweepCodes(house.db, house.clock.now()),
      () => sweepLimits(house.db, house.clock.now()),
      () => sweepNews(house.db, house.settings().stream.newsMinutes),
      () => openIssues(house.db, house.clock.now(), house.lotteries),
      () => sweepIssues(house.db, house.clock.now()),
      () => house.settingsStore.reload(),
      () => sweepRequirements(house.db, house.clock.now()),
      yearTeller(house.db, house.clock, () => house.settings()),
    ]),
    // Apart: vendors take their time over a large day, and the ledger is looked at all the same.
    eachMinute(house, [() => house.reconciler.openRounds(), () => house.reconciler.lastDay()]),
  ]
  return () => stops.forEach((stop) => stop())
}
