import { eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../db/client.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { jobState } from './schema.ts'

/** How the last runs of a job ended. */
export interface JobState {
  /** Runs that failed since the last one that succeeded. */
  failures: number
  /** When the last run began. */
  lastRunAt?: Date | null
  lastOkAt?: Date | null
  failingSince?: Date | null
  lastError?: string | null
  /** It waits until then. */
  nextAt?: Date | null
}

/** Where the states of the leader's jobs are kept. */
export interface JobStates {
  now: () => Date
  /** Those of the jobs there are; what is kept of others is forgotten. */
  load: (names: readonly string[]) => Promise<Map<string, JobState>>
  /** Name, state and period of each. */
  save: (rows: readonly [name: string, state: JobState, everyMs: number][]) => Promise<void>
  /** Names of those an operator wants to run now. */
  requested: () => Promise<string[]>
}

const longestWaitMs = 10 * 60_000
const longestError = 2000

export const afterSuccess = (now: Date): JobState => ({ failures: 0, lastRunAt: now, lastOkAt: now })

const longestWaitOf = (everyMs: number): number => Math.max(everyMs, longestWaitMs)

/** Whether it waits after a failure. What lies further ahead than any wait was left before the clock was put back. */
export const waits = ({ nextAt }: JobState, everyMs: number, now: Date): boolean =>
  nextAt != null && nextAt > now && nextAt.getTime() - now.getTime() <= longestWaitOf(everyMs)

/** After each failure it waits twice as long as before, ten minutes at most. */
export function afterFailure(before: JobState, error: unknown, everyMs: number, now: Date): JobState {
  const failures = before.failures + 1
  const waitMs = Math.min(everyMs * 2 ** Math.min(failures - 1, 10), longestWaitOf(everyMs))
  return {
    failures,
    lastRunAt: now,
    lastOkAt: before.lastOkAt ?? null,
    failingSince: before.failingSince ?? now,
    lastError: textOf(error),
    nextAt: new Date(now.getTime() + waitMs),
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, longestError)
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.name}: ${error.message}${cause}`.slice(0, longestError)
}

/** The states in the database. */
export function createJobStates(db: Db, clock: Clock): JobStates {
  return {
    now: () => clock.now(),
    async load(names) {
      await db.delete(jobState).where(notInArray(jobState.name, [...names]))
      return new Map((await db.select().from(jobState)).map((row) => [row.name, row]))
    },
    async save(rows) {
      const values = rows.map(([name, state, everyMs]) => ({
        name,
        everyMs,
        failures: state.failures,
        lastRunAt: state.lastRunAt ?? null,
        lastOkAt: state.lastOkAt ?? null,
        failingSince: state.failingSince ?? null,
        lastError: state.lastError ?? null,
        nextAt: state.nextAt ?? null,
      }))
      await db
        .insert(jobState)
        .values(values)
        .onConflictDoUpdate({
          target: jobState.name,
          set: {
            everyMs: sql`excluded.every_ms`,
            failures: sql`excluded.failures`,
            lastRunAt: sql`excluded.last_run_at`,
            lastOkAt: sql`excluded.last_ok_at`,
            failingSince: sql`excluded.failing_since`,
            lastError: sql`excluded.last_error`,
            nextAt: sql`excluded.next_at`,
            // A request is met by a run that began after it.
            requestedAt: sql`case when excluded.last_run_at < ${jobState.requestedAt} then ${jobState.requestedAt} end`,
          },
        })
    },
    async requested() {
      const rows = await db.select({ name: jobState.name }).from(jobState).where(isNotNull(jobState.requestedAt))
      return rows.map(({ name }) => name)
    },
  }
}

/** Requests a run of a job at once. @returns whether there is such a job */
export async function requestJob(tx: Tx, name: string, now: Date): Promise<boolean> {
  const rows = await tx.update(jobState).set({ requestedAt: now }).where(eq(jobState.name, name)).returning()
  return rows.length > 0
}

/** A job of the leader that did not succeed when it should have. */
export interface LateJob {
  job: string
  /** Whole seconds since it was due. */
  lateSeconds: number
  failures: number
}

/** Runs are late after two periods, and after two minutes at least: successes are written down once a minute. */
const patienceMs = 120_000

/** Jobs that are late, the latest first. */
export async function lateJobs(db: Reader, now: Date): Promise<LateJob[]> {
  const rows = await db.select().from(jobState)
  return rows
    .flatMap(({ name, everyMs, lastOkAt, failingSince, failures }) => {
      const since = lastOkAt ?? failingSince
      const lateMs = since ? now.getTime() - since.getTime() - everyMs : 0
      return lateMs > Math.max(everyMs, patienceMs)
        ? [{ job: name, lateSeconds: Math.floor(lateMs / 1000), failures }]
        : []
    })
    .toSorted((a, b) => b.lateSeconds - a.lateSeconds)
}
