import { lt } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-in-batches.ts'
import { historyDays } from '../../auth/login/login-history.ts'
import { sweepLockout } from '../../auth/login/login-throttle.ts'
import { sweepCodes } from '../../auth/second-factor/one-time-codes.ts'
import type { Db } from '../../db/client.ts'
import { dropEmptyMonths, openMonths } from '../../db/months.ts'
import { captcha, spentChallenge } from '../../auth/challenges/schema.ts'
import { sealedJti } from '../../auth/encryption/schema.ts'
import { loginCode, loginEvent, rememberToken } from '../../auth/login/schema.ts'
import { session } from '../../auth/schema.ts'
import { securityStep } from '../../auth/second-factor/schema.ts'
import { idempotency } from '../../http/schema.ts'
import { closeMonths } from '../../ledger/invariants.ts'
import { sealEveryMs, type Sealing } from '../../ledger/chain/sealing.ts'
import { sweepLimits } from '../../http/limits/rate-limit.ts'
import { lastOccurrence } from '../../lib/time/calendar.ts'
import { minute, type Clock } from '../../lib/time/clock.ts'
import type { Job } from './jobs.ts'
import type { LedgerWatch } from './ledger-watch.ts'
import type { Kernel } from '../services.ts'

/** Deletes expired rows. */
async function sweep(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  for (const table of [captcha, spentChallenge, sealedJti, idempotency, loginCode, rememberToken, securityStep])
    await deleteRows(db, table, lt(table.expiresAt, now))
  const oldest = new Date(now.getTime() - historyDays * 86_400_000)
  await deleteRows(db, loginEvent, lt(loginEvent.at, oldest))
  await dropEmptyMonths(db, oldest)
  // Kept a day longer, so that the log of a dispute can still find its owner.
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await deleteRows(db, session, lt(session.expiresAt, dayAgo))
}

/** Background jobs of the kernel; modules bring their own jobs. */
export function kernelJobs(services: Kernel, watch: LedgerWatch, sealing?: Sealing): Job[] {
  const { db, clock, settings, settingsStore, seal } = services
  const now = () => clock.now()
  const each = { everyMs: minute, on: 'every gateway' } as const
  const seals: Job[] = sealing
    ? [{ name: 'ledger-seal', everyMs: sealEveryMs, line: 'seal', on: 'every gateway', run: sealing.run }]
    : []
  return [
    ...seals,
    { name: 'ledger-check', ...each, run: () => watch.check(lastOccurrence(3, now(), settings().site.timeZone)) },
    { name: 'payload-keys', ...each, run: () => seal.rotate() },
    { name: 'settings', ...each, run: () => settingsStore.reload() },
    { name: 'expired-rows', everyMs: minute, run: () => sweep(db, clock) },
    { name: 'login-months', everyMs: 60 * minute, run: () => openMonths(db, 'login_event', now()) },
    {
      name: 'ledger-months',
      everyMs: 60 * minute,
      async run() {
        for (const table of ['round', 'txn', 'posting'] as const) await openMonths(db, table, now())
      },
    },
    { name: 'ledger-closings', everyMs: 60 * minute, line: 'closings', run: () => closeMonths(db) },
    { name: 'login-throttle', everyMs: minute, run: () => sweepLockout(db, now(), settings()) },
    { name: 'one-time-codes', everyMs: minute, run: () => sweepCodes(db, now()) },
    { name: 'rate-limits', everyMs: minute, run: () => sweepLimits(db, now()) },
  ]
}
