import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/client.ts'

/** Which of the gateways on one database runs the jobs that only one may run. */
export interface Leadership {
  /** False from the moment the lease may have run out, whether or not the database can be reached. */
  leads(): boolean
  /**
   * How often the leader has changed, as of when this gateway last began to lead: its fencing number. A write that must
   * not come from a former leader compares it (`job_leader.term`).
   */
  term(): number
  /** Called when this gateway replaces one that stopped without handing over: its jobs are due now. */
  onTakeover(listener: () => void): void
  /** Hands over at once; the next gateway that tries leads. */
  stop(): Promise<void>
}

export interface LeaseTimes {
  /** How long a gateway leads after its last renewal, by the clock of the database. */
  leaseMs: number
  /** How often the leader renews, and the others try. */
  renewMs: number
}

/** A dead leader is replaced within 20 seconds. */
const defaultTimes: LeaseTimes = { leaseMs: 15_000, renewMs: 5_000 }

/**
 * Takes part in the election of a leader: a row of the database names it until a time, and the first gateway to find
 * that time past takes its place. Its own end is counted from before the renewal was sent, so a leader stops leading
 * before another can begin.
 */
export function joinElection(
  db: Db,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { leaseMs, renewMs }: LeaseTimes = defaultTimes,
): Leadership {
  const id = randomUUID()
  const listeners = new Set<() => void>()
  let leadsUntil = -Infinity
  let term = 0
  let stopped = false
  let campaigning: Promise<void> | undefined

  const leads = () => performance.now() < leadsUntil
  const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${leaseMs / 1000})`

  async function renew(): Promise<boolean> {
    const { rowCount } = await db.execute(
      sql`update job_leader set ends_at = ${leaseEnd} where gateway_id = ${id} and ends_at > clock_timestamp()`,
    )
    return rowCount === 1
  }
  /**
   * The state found: no leader, or one whose lease had expired. Undefined while one leads. A lease that ends later than
   * any may was written by a server whose clock was ahead: without a leader that renews it, nobody would lead till then.
   */
  async function take(): Promise<'free' | 'expired' | undefined> {
    const { rows } = await db.execute<{ expired: boolean; term: string }>(sql`
      update job_leader set gateway_id = ${id}, term = term + 1, ends_at = ${leaseEnd}
      from (select gateway_id from job_leader for update) as seen
      where seen.gateway_id is null or job_leader.gateway_id = ${id} or ends_at <= clock_timestamp()
        or (ends_at > clock_timestamp() + make_interval(secs => ${(2 * leaseMs) / 1000}) and isfinite(ends_at))
      returning seen.gateway_id is not null as expired, term::text`)
    term = Number(rows[0]?.term ?? term)
    return rows[0] && (rows[0].expired ? 'expired' : 'free')
  }

  async function campaign(): Promise<void> {
    const led = leads()
    const sentAt = performance.now()
    if (led && (await renew())) {
      leadsUntil = sentAt + leaseMs
      return
    }
    if (led) log.warn('this gateway no longer leads: its lease ran out before it was renewed')
    leadsUntil = -Infinity
    const found = await take()
    if (!found) return
    leadsUntil = sentAt + leaseMs
    log.info({ found }, 'this gateway leads: it runs the jobs of all gateways')
    if (found === 'expired' && !stopped) for (const listener of listeners) listener()
  }
  function campaignNow(): void {
    campaigning ??= campaign()
      .catch((err: unknown) => log.warn({ err }, 'the leader could not be read'))
      .finally(() => (campaigning = undefined))
  }

  campaignNow()
  const timer = setInterval(campaignNow, renewMs).unref()
  return {
    leads,
    term: () => term,
    onTakeover: (listener) => void listeners.add(listener),
    async stop() {
      stopped = true
      clearInterval(timer)
      await campaigning
      leadsUntil = -Infinity
      await db
        .execute(sql`update job_leader set gateway_id = null where gateway_id = ${id}`)
        .catch((err: unknown) => log.warn({ err }, 'leadership was not handed over; it ends by itself'))
    },
  }
}
