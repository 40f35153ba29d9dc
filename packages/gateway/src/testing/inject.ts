import { createHash, randomBytes } from 'node:crypto'
import {
  contract,
  gameTypes,
  type ChallengePurpose,
  type Endpoint,
  type Envelope,
  type Refusal,
} from '@brand/sdk/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, vi } from 'vitest'
import { createApp, type AppOptions } from '../app/app.ts'
import type { Db } from '../db/client.ts'
import { freshDb } from './fresh.ts'
import type { PublicChallenge } from '../auth/challenges/proof-of-work.ts'
import { testClock, type TestClock } from './clock.ts'
import { quickPasswords } from '../auth/passwords/passwords.ts'
import { patientLimits } from './patient-limits.ts'

export { testClock, type TestClock }

export interface TestApp {
  app: FastifyInstance
  db: Db
  clock: TestClock
}

/**
 * A gateway without a port on its own database, and the owner of its tables, who may do what no gateway may; for test
 * files.
 */
export async function freshApp(options: Partial<AppOptions> = {}): Promise<TestApp & { owner: Db }> {
  const { db, owner } = await freshDb()
  const clock = testClock()
  const app = await createApp({
    db,
    clock,
    loopDelay: () => 0,
    passwordCost: quickPasswords,
    logLevel: 'silent',
    ...options,
  })
  await app.services.settingsStore.write('challenge', { maxNumber: 200 })
  await app.services.settingsStore.write('limits', patientLimits)
  // No test depends on a random jackpot.
  await app.services.settingsStore.write('jackpot', { onePer: 1_000_000_000 })
  // Nor is anybody paid for play while a test counts what was paid.
  await app.services.settingsStore.write('rebate', { rates: Object.fromEntries(gameTypes.map((type) => [type, 0])) })
  afterAll(() => app.close())
  return { app, db, owner, clock }
}

export interface Answer<T = unknown> {
  status: number
  headers: Record<string, unknown>
  body: Envelope<T>
}

export interface How {
  token?: string
  headers?: Record<string, string>
  ip?: string
  /** Leave out what the endpoint's policy requires. */
  without?: ('challenge' | 'seal')[]
}

/** Sends any request, and reads the response as an envelope. */
export async function inject<T = unknown>(app: FastifyInstance, request: InjectOptions): Promise<Answer<T>> {
  const answer = await app.inject(request)
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

/** The solution of a proof of work, as sent in `X-Challenge`. */
export function solve(challenge: PublicChallenge): string {
  const { algorithm, salt, signature, maxnumber } = challenge
  for (let number = 0; number <= maxnumber; number++) {
    if (
      createHash('sha256')
        .update(salt + number)
        .digest('hex') !== challenge.challenge
    )
      continue
    return Buffer.from(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature })).toString(
      'base64',
    )
  }
  throw new Error('no solution')
}

export const jti = (): string => randomBytes(16).toString('base64url')

/** Encrypts a body as a client does; any part of it may be altered. */
export async function seal(
  app: FastifyInstance,
  claims: Record<string, unknown>,
  header: Record<string, unknown> = {},
): Promise<string> {
  const [jwk] = app.services.seal.jwks().keys
  if (!jwk) throw new Error('no key')
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, typ: 'wps+jwe', ...header })
    .encrypt(await importJWK({ ...jwk }, 'ECDH-ES'))
}

export const proofFor = async (app: FastifyInstance, purpose: ChallengePurpose): Promise<string> =>
  solve(await app.services.challenges.create(purpose))

let visitors = 0
/**
 * Accounts per address and day are limited: each account opened in a test has an address of its own, unless the test
 * sets one.
 */
const opening: readonly Endpoint[] = [
  contract.member.register,
  contract.member.registerMobile,
  contract.session.freePlay,
  contract.session.social,
]
const ownAddress = () => `10.77.${(++visitors >> 8) & 255}.${visitors & 255}`

/** Makes a call of the contract as a valid client does: proof of work, encryption, token. */
export async function call<T = unknown>(
  app: FastifyInstance,
  endpoint: Endpoint,
  input: Record<string, unknown> = {},
  how: How = {},
): Promise<Answer<T>> {
  const {
    token,
    headers = {},
    ip = opening.some(({ path }) => path === endpoint.path) ? ownAddress() : undefined,
    without = [],
  } = how
  const { method, path } = endpoint
  const own = Object.fromEntries(
    Object.entries(endpoint.headers ?? {}).map(([name, value]) => [name, value === '*' ? 'Linux' : value]),
  )
  const sent: Record<string, string> = { ...own, ...(token && { authorization: `Bearer ${token}` }), ...headers }
  if (endpoint.challenge && !without.includes('challenge') && !sent['x-challenge'])
    sent['x-challenge'] = await proofFor(app, endpoint.challenge)
  let payload: object | undefined = input
  if (endpoint.sealed && !without.includes('seal')) {
    sent['encryption'] = 'jwe'
    payload = {
      jwe: await seal(app, {
        iat: Math.floor(app.services.clock.now().getTime() / 1000),
        jti: jti(),
        m: method,
        p: path,
        b: input,
      }),
    }
  }
  if (method === 'GET' || (method === 'DELETE' && Object.keys(input).length === 0)) payload = undefined
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  return inject<T>(app, {
    method,
    url: path + query,
    headers: sent,
    ...(payload && { payload }),
    ...(ip && { remoteAddress: ip }),
  })
}

export interface SignedIn {
  token: string
  firstTimeLogin: boolean
  expiresAt: string
  lastLoginAt: string | null
}

export const password = 'Secret123'

export const registration = (username: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  username,
  password,
  confirmPassword: password,
  agreed: true,
  ...more,
})

/** A new member, logged in. */
export async function registered(app: FastifyInstance, username: string): Promise<string> {
  return valueOf(await call<SignedIn>(app, contract.member.register, registration(username))).token
}

/** A new trial player, logged in. */
export async function trialToken(app: FastifyInstance): Promise<string> {
  return valueOf(await call<SignedIn>(app, contract.session.freePlay)).token
}

/** The value of a success; fails the test on a refusal. */
export function valueOf<T>({ body }: Answer<T>): T {
  if (!body.success) throw new Error(`refused: ${body.code} ${JSON.stringify(body.details ?? {})}`)
  return body.value
}

/** The refusal; fails the test on a success. */
export function refusalOf({ body }: Answer): Refusal {
  if (body.success) throw new Error('it was not refused')
  return body
}

/** A message in the sandbox's inbox. */
export interface SandboxMessage {
  channel: string
  to: string
  text: string
}

/** The messages that have been sent by now, the latest first. */
export async function sandboxInbox(app: FastifyInstance): Promise<SandboxMessage[]> {
  return (await app.inject('/sandbox/inbox.json')).json<{ messages: SandboxMessage[] }>().messages
}

/** Reads the next code sent to an address or a number. A call does not wait for its message to be sent, so this does. */
export function codeReader(app: FastifyInstance): (to: string) => Promise<string> {
  const read = new Map<string, string>()
  return (to) =>
    vi.waitFor(async () => {
      const message = (await sandboxInbox(app)).find((sent) => sent.to === to)
      const code = /\d{6}/.exec(message?.text ?? '')?.[0]
      if (!code || code === read.get(to)) throw new Error(`no code has been sent to ${to}`)
      read.set(to, code)
      return code
    }, 10_000)
}
