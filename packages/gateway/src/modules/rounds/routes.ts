import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Clock } from '../../lib/time/clock.ts'
import { type Db, dbFault, transact } from '../../db/client.ts'
import { recordPlaying } from '../games/index.ts'
import { vendor } from '../games/schema.ts'
import type { Events } from '../../lib/events.ts'
import { restrictionOn, recordPlay, exhaustedLimitOf } from '../responsible-gaming/index.ts'
import type { Settings } from '../../settings/settings.ts'
import { asRefused } from '../../http/response/errors.ts'
import { nextSpins } from '../rewards/index.ts'
import { lockMemberBalances } from '../turnover/index.ts'
import { Refusal, answer } from './vendor-calls/answer.ts'
import { authenticate } from './vendor-calls/authenticate.ts'
import { type Body, type CallKind, bodies } from './vendor-calls/body.ts'
import { hinderedBy } from './bet-policy.ts'
import { recordActivity } from './vendor-calls/login.ts'
import type { CallContext } from './vendor-calls/context.ts'
import { closeRound, credit, debit, rollback } from './vendor-calls/money-calls.ts'
import { tokenPlayerOf, openGameSession } from './vendor-calls/player.ts'
import type { Secrets } from './vendor-calls/secrets.ts'
import { isSigned } from './vendor-calls/signature.ts'

export interface VendorCallParts {
  db: Db
  clock: Clock
  events: Events
  secrets: Pick<Secrets, 'taken'>
  settings: () => Settings
  /** Runs a call in the queue and within its time, or refuses it; at once where there is neither. */
  bounded?: <T>(work: () => Promise<T>) => Promise<T>
}

type Calls = { [K in CallKind]: (context: CallContext, body: Body<K>) => Promise<string> }

/** The balance of a player whose money is here: nothing is written, so it needs no transaction. */
async function balanceHere(
  db: Db,
  { vendor, now, settings }: Pick<CallContext, 'vendor' | 'now' | 'settings'>,
  body: Body<'balance'>,
): Promise<string> {
  const gameSession = await openGameSession(db, vendor, body, now, { ...settings.session, ...settings.rg })
  return answer(db, 'OK', gameSession.memberId, undefined, undefined, await nextSpins(db, gameSession, now))
}

const calls: Calls = {
  authenticate,
  // A player with a wallet at the vendor makes no bet here: this query comes before each of theirs, and counts as
  // activity.
  async balance({ tx, vendor, now, settings }, body) {
    const gameSession = await openGameSession(tx, vendor, body, now, { ...settings.session, ...settings.rg })
    const found = restrictionOn(
      { ...gameSession.state, reached: await exhaustedLimitOf(tx, gameSession.memberId, now, settings) },
      now,
      settings,
    )
    if (found) throw new Refusal(hinderedBy(found))
    // Its stake comes with the vendor's next figure; its time counts now.
    await lockMemberBalances(tx, gameSession.memberId, gameSession.asset)
    await recordPlay(tx, gameSession.memberId, { bet: true, at: now }, settings)
    await recordActivity(tx, gameSession, now)
    await recordPlaying(tx, gameSession, now)
    return answer(tx, 'OK', gameSession.memberId)
  },
  debit,
  credit,
  rollback,
  'round-close': closeRound,
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Notes for the metrics what a vendor is answered. */
const told = (reply: FastifyReply, outcome: string): FastifyReply => Object.assign(reply, { outcome })
/** The status is the first field of every answer. */
const statusIn = (answer: string): string => /^\{"status":"([A-Z_]+)"/.exec(answer)?.[1] ?? 'OK'

/**
 * The seamless wallet's side of the vendors: `POST /vendor/v1/{vass}/{call}`.
 * Business answers are HTTP 200; 401 is a bad signature; on 503 the vendor sends the same call again.
 */
export function vendorCallbacks({
  db,
  clock,
  events,
  secrets,
  settings,
  bounded = (work) => work(),
}: VendorCallParts): FastifyPluginAsync {
  const handled = new Set<string>()
  async function isVendor(code: string): Promise<boolean> {
    if (!handled.has(code) && (await db.select().from(vendor).where(eq(vendor.code, code))).length > 0)
      handled.add(code)
    return handled.has(code)
  }

  async function handle<K extends CallKind>(kind: K, vass: string, raw: Buffer): Promise<string> {
    const parsed = bodies[kind].safeParse(parse(raw))
    if (!parsed.success) return JSON.stringify({ status: 'BAD_REQUEST' })
    const body = parsed.data as Body<K>
    const context = () => ({ vendor: vass, events, now: clock.now(), settings: settings() })
    try {
      if (kind === 'balance' && settings().wallet.isSingle)
        return await balanceHere(db, context(), parsed.data as Body<'balance'>)
      return await transact(db, (tx) => calls[kind]({ tx, ...context() }, body))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const requested = body as Partial<Body<'debit'>>
      const { playerId, txId, token = '' } = requested
      const { session, rg } = settings()
      // A win whose money is used cannot be taken back: the vendor receives the balance, even with an expired token.
      const handled = error.status === 'INSUFFICIENT_FUNDS' || playerId === undefined
      return answer(
        db,
        error.status,
        handled
          ? playerId
          : await tokenPlayerOf(db, vass, { ...requested, token, playerId }, clock.now(), { ...session, ...rg }),
        txId,
      )
    }
  }

  const unavailable = (reply: FastifyReply) =>
    told(reply, 'UNAVAILABLE').code(503).header('retry-after', '1').send('{"status":"UNAVAILABLE"}')

  return async (scope: FastifyInstance) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.setErrorHandler((error, request, reply) => {
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
      reply.type('application/json')
      if (status >= 400 && status < 500) return told(reply, 'BAD_REQUEST').code(status).send('{"status":"BAD_REQUEST"}')
      if (asRefused(error).code !== 'unavailable' || dbFault(error))
        request.log.error({ err: error, fault: dbFault(error) }, 'vendor call failed')
      return unavailable(reply)
    })
    for (const kind of Object.keys(bodies) as CallKind[]) {
      scope.post<{ Params: { vass: string } }>(
        `/vendor/v1/:vass/${kind}`,
        { config: { endpoint: `vendor.${kind}` } },
        async (request, reply) => {
          const { vass } = request.params
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const { 'x-vendor': named, 'x-timestamp': timestamp, 'x-signature': signature } = request.headers
          reply.type('application/json').header('cache-control', 'no-store')
          const now = clock.now()
          const signed = secrets.taken(vass, now).some((secret) => isSigned(secret, timestamp, signature, raw, now))
          const stranger = () => told(reply, 'BAD_SIGNATURE').code(401).send('{"status":"BAD_SIGNATURE"}')
          if (named !== vass || !signed) return stranger()
          // Whether there is such a vendor is asked of the database, within the time of the call.
          const text = await bounded(async () => ((await isVendor(vass)) ? handle(kind, vass, raw) : undefined))
          return text === undefined ? stranger() : told(reply, statusIn(text)).send(text)
        },
      )
    }
  }
}
