import type { Endpoint } from '@brand/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asRefused, refusalBody, statusOf } from './response/errors.ts'
import type { Ctx, HandlersOf, MoneyCtx } from './context.ts'
import { observed } from '../lib/observe.ts'
import { Refused, refuse } from '../lib/refusal.ts'
import { asDatabase, type Db, type Tx } from '../db/client.ts'
import type { Replica } from '../db/replica.ts'
import { withDeadline } from '../db/deadline.ts'
import { addressKey, allow } from './limits/rate-limit.ts'
import { makeOnce, once, routeOf, type Answer } from './idempotency.ts'
import { nameOf, sessionCookie, setSessionCookie, wantsCookie } from './request/cookies.ts'
import type { Services } from '../server/services.ts'
import { admit, requireAvailable } from './limits/admission.ts'
import { bodyOf, checked, sealedBody } from './request/input.ts'
import { cookieOf } from './request/cookies.ts'
import { encodingOf } from './request/encoding.ts'
import { languageOf } from './request/language.ts'
import { pathOf } from './log.ts'
import { originOf } from './request/hosts.ts'
import { serialise, type Json } from './response/serialise.ts'
import type { Session } from '../auth/sessions.ts'

interface LoginResult {
  token: string
  /** ISO 8601. */
  expiresAt: string
}

/** What proves a caller or a person, and may be another when a call is sent again. */
const proofs = { fundPassword: undefined, captcha: undefined, captchaId: undefined }

interface WithFundPassword {
  fundPassword: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the contract: `wallet.balance`. */
    endpoint?: string
  }
  interface FastifyReply {
    /** The code of a refusal, or the status of an answer to a vendor. */
    outcome?: string
  }
}

type AnyHandler = (ctx: Ctx & MoneyCtx, input: unknown) => Promise<unknown>

/** A part of a call that a trace shows by itself. */
const stage = <T>(name: string, run: () => Promise<T>): Promise<T> => observed({ kind: 'stage', name }, run)

/** Areas of records and reports: their reads are long, and a standby takes them where there is one. */
const reports: ReadonlySet<string> = new Set(['records', 'summary', 'income', 'team'])

/** Mounts every call of a contract on its path, with one pipeline. */
export function mount<C extends Record<string, Record<string, Endpoint>>>(
  app: FastifyInstance,
  calls: C,
  handlers: { [Area in keyof C]: HandlersOf<C[Area]> },
  services: Services,
): void {
  for (const [area, endpoints] of Object.entries(calls)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = (handlers[area] as Record<string, AnyHandler>)[name]
      if (!handler) throw new Error(`no handler for ${area}.${name}`)
      const replica = reports.has(area) && endpoint.method === 'GET' ? services.replica : undefined
      const call = pipeline(endpoint, handler, services, replica)
      for (const { method, path } of [endpoint, ...(endpoint.aliases ?? [])])
        app.route({
          method,
          url: path,
          config: { endpoint: `${area}.${name}` },
          handler: call,
          ...largeBody(endpoint, services),
        })
    }
  }
}

/** Who makes a call, once the feature is available to them and the rate limit is not exceeded. */
async function enter(endpoint: Endpoint, services: Services, req: FastifyRequest): Promise<Session | null> {
  requireAvailable(endpoint, services.settings(), services, req.ip)
  const session = await admit(endpoint, services, req)
  await limit(endpoint, services, session, req.ip, header(req, 'x-challenge'))
  return session
}

/** Callers admitted before their body was read. */
const entered = new WeakMap<FastifyRequest, Session | null>()

/**
 * Large bodies are read only from callers that may make the call, within their rate limit: checked before a byte is
 * read.
 */
function largeBody(endpoint: Endpoint, services: Services) {
  if (!endpoint.maxBytes) return {}
  const onRequest = async (req: FastifyRequest) => void entered.set(req, await enter(endpoint, services, req))
  return { bodyLimit: endpoint.maxBytes, onRequest }
}

function pipeline(endpoint: Endpoint, handler: AnyHandler, services: Services, replica: Replica | undefined) {
  const { text, json } = serialise(endpoint.output, envelope)
  const reading = endpoint.method === 'GET'

  async function answerCall(req: FastifyRequest, reply: FastifyReply, since: number): Promise<string | Buffer> {
    // Size and route: Fastify refused a body above its limit, and found this call by method and path.
    const waited = entered.get(req)
    const session = waited === undefined ? await stage('admit', () => enter(endpoint, services, req)) : waited
    const settings = services.settings()
    if (endpoint.challenge) await services.challenges.burn(endpoint.challenge, header(req, 'x-challenge'))
    const raw = endpoint.sealed
      ? await stage('open body', () => services.seal.open(sealedBody(req), req.method, pathOf(req.url)))
      : bodyOf(req, endpoint)
    checkHeaders(endpoint, req)
    const input = checked(endpoint.input, raw ?? {})

    const ctx: Ctx = {
      db: services.db,
      clock: services.clock,
      events: services.events,
      settings,
      services,
      session,
      log: req.log,
      requestId: req.id,
      ip: req.ip,
      // Most calls read neither.
      get siteOrigin() {
        return originOf(req)
      },
      userAgent: header(req, 'user-agent'),
      get language() {
        return languageOf(settings.languages, input, session, req)
      },
      cookie: (name) => cookieOf(req, name),
      setHeader: (name, value) => void reply.header(name, value),
    }
    const fundPasswordHash =
      endpoint.fundPassword && session
        ? await stage('fund password', () =>
            services.fundPasswords.check(session, (input as WithFundPassword).fundPassword),
          )
        : undefined
    if (fundPasswordHash) ctx.fundPasswordHash = fundPasswordHash
    const key = header(req, 'idempotency-key')
    let work: ((db: Db) => Promise<unknown>) | undefined
    const made = async (tx?: Tx) => {
      work = undefined
      if (tx && session && fundPasswordHash)
        await services.fundPasswords.confirm(tx, session.memberId, fundPasswordHash)
      const value = await stage('handle', () =>
        handler(
          !tx
            ? (ctx as Ctx & MoneyCtx)
            : endpoint.money
              ? { ...ctx, tx, key: key ?? '', after: (more) => void (work = more) }
              : ({ ...ctx, db: asDatabase(tx) } as Ctx & MoneyCtx),
          input,
        ),
      )
      return endpoint.session && wantsCookie(req) ? intoCookie(ctx, value as LoginResult) : value
    }
    const beforeDeadline = <T>(work: () => Promise<T>) =>
      withDeadline(settings.limits.callMs - (performance.now() - since), reading, work)
    if (replica)
      return success(
        reply,
        json(await beforeDeadline(() => replica.read((db) => handler({ ...ctx, db } as Ctx & MoneyCtx, input)))),
      )
    if (!endpoint.money && !endpoint.keyed) return success(reply, json(await beforeDeadline(made)))

    const claim = {
      principal: session?.memberId ?? 'visitor',
      route: routeOf(endpoint),
      key,
      input: { ...(input as object), ...proofs },
    }
    const makes = async (tx: Tx) => {
      const value = await made(tx)
      return value instanceof Refused ? value : text(value)
    }
    const moves = (): Promise<Answer> =>
      once(
        services.db,
        services.clock,
        settings,
        claim,
        async (tx) => text(await made(tx)),
        () =>
          work &&
          (async () => {
            try {
              return text(await work?.(services.db))
            } catch (err) {
              req.log.error({ err }, 'work after the commit of a money call failed')
              return undefined
            }
          }),
      )
    const answer = await beforeDeadline(() =>
      endpoint.money ? moves() : makeOnce(services.db, services.clock, settings, claim, makes),
    )
    if (answer.hit) reply.header('idempotency-hit', 'true')
    if ('refused' in answer) throw answer.refused
    return success(reply, envelope + answer.value)
  }

  return (req: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> => {
    const { limits } = services.settings()
    const since = performance.now()
    const line = reading ? services.queues.reads : services.queues.writes
    return line(reading ? limits.reading : limits.writing, () => answerCall(req, reply, since))
  }
}

/** The headers a call has of its own, against the contract. */
function checkHeaders({ headers = {} }: Endpoint, req: FastifyRequest): void {
  const wrong = Object.entries(headers).filter(([name, wanted]) => {
    const value = header(req, name.toLowerCase()) ?? ''
    return wanted === '*' ? value === '' || value.length > 64 : value !== wanted
  })
  if (wrong.length > 0)
    throw refuse('validation', {
      field: wrong[0]?.[0] ?? '',
      details: { fields: Object.fromEntries(wrong.map(([name]) => [name, { code: 'header' }])) },
    })
}

/**
 * The token goes into the cookie, and its name is returned instead. The session that was in the cookie ends: no client
 * holds its token any more, and the page, which only has a name, could not end it.
 */
async function intoCookie(
  { clock, setHeader, cookie, services: { sessions }, log }: Ctx,
  result: LoginResult,
): Promise<LoginResult> {
  const { token, expiresAt } = result
  const former = cookie(sessionCookie)
  if (former && former !== token) {
    // A login that succeeded is not undone.
    await sessions
      .end(sessions.idOf(former), 'logout')
      .catch((err: unknown) => log.warn({ err }, 'a session that was replaced did not end'))
  }
  setHeader('set-cookie', setSessionCookie(token, (Date.parse(expiresAt) - clock.now().getTime()) / 1000))
  return { ...result, token: nameOf(token) }
}

function header(req: FastifyRequest, name: string): string | undefined {
  const value = req.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/**
 * Per session, else per address; a call with its own rate limit has a count of its own, which all gateways share.
 * Requesting a challenge is not counted: the call that brings its proof must not be refused as too soon.
 */
async function limit(
  endpoint: Endpoint,
  services: Services,
  session: Session | null,
  ip: string,
  proof: string | undefined,
): Promise<void> {
  const who = session?.id ?? addressKey(ip)
  const { reads, writes } = services.settings().limits
  const reading = endpoint.method === 'GET'
  await allow(services.limiter, `${reading ? 'r' : 'w'}:${who}`, reading ? reads : writes, 'rate_limited')
  const counts = !endpoint.challenge || proof !== undefined
  if (endpoint.throttleMs && counts)
    await allow(
      services.sharedLimiter,
      `${endpoint.path}:${who}`,
      { perSecond: 1000 / endpoint.throttleMs, burst: 1 },
      'throttled',
    )
}

/** How a success begins; after its value comes the id of the request. */
const envelope = '{"success":true,"value":'

/** The envelope closed around JSON that is already written. */
function success(reply: FastifyReply, json: Json): string | Buffer {
  reply.header('content-type', 'application/json; charset=utf-8')
  const end = `,"requestId":"${reply.request.id}"}`
  if (typeof json === 'string') return json + end
  const { bytes, encoding } = json.beginning.followedBy(json.rest + end, encodingOf(reply.request))
  reply.header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  return bytes
}

/** The last resort: every error is answered as a typed refusal. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, req, reply) => {
    const refused = asRefused(error)
    const status = statusOf(refused.code)
    if (status >= 500 && refused.cause) req.log.error({ err: refused.cause }, 'call failed')
    reply.outcome = refused.code
    if (refused.more.retryAfterMs) reply.header('retry-after', String(Math.ceil(refused.more.retryAfterMs / 1000)))
    else if (status === 503 || status === 429) reply.header('retry-after', '1')
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusalBody(refused, req.id)))
  })
  app.setNotFoundHandler(() => {
    throw refuse('not_found')
  })
}
