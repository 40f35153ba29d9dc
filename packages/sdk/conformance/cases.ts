import type * as z from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import { contract } from '../contract/index.ts'
import { requests } from '../testing/requests.ts'
import type { Wanted } from './check-answer.ts'
import type { Person } from './people.ts'
import { outcomes } from './outcomes.ts'
import { samples } from './areas.gen.ts'
import type { Scene } from './scene.ts'
import type { Got } from './wire.ts'

export interface Case {
  name: string
  wanted: Wanted
  send: () => Promise<Got>
  /** More than the code must be right: what is wrong, or nothing. */
  also?: (got: Got) => string | undefined
}

/** The sample of a call; without one nothing where that is good, else its example. */
const sampleOf = (name: string, { input }: Endpoint, scene: Scene): unknown =>
  samples[name]?.(scene) ?? (input.safeParse({}).success ? {} : (requests as Partial<Record<string, unknown>>)[name])

/** All cases of one call: valid, with each field wrong, as the wrong person, unsealed, unproved, repeated. */
export async function casesOf(name: string, endpoint: Endpoint, scene: Scene): Promise<Case[]> {
  const { wire, people } = scene
  const allowed = people.present.find(({ kind }) => endpoint.principals.includes(kind))
  if (!allowed) return []
  if (scene.off.has(endpoint.module)) return [moduleOff(endpoint, scene, allowed)]
  const wanted = outcomes[name] ?? ['ok']
  // Leaving ends a session the other calls still need.
  const person = endpoint.path === contract.session.logout.path ? await people.newTrial() : allowed
  const input = await sampleOf(name, endpoint, scene)
  const pause = () => new Promise((resolve) => setTimeout(resolve, endpoint.throttleMs ? endpoint.throttleMs + 50 : 0))
  const make = async (given: unknown, as: Person = person, way: Endpoint = endpoint) => {
    await pause()
    return wire.complete(way, given, as.token)
  }

  return [
    ...strangers(endpoint, scene, input),
    ...fieldCases(endpoint, input).map(({ field, given }): Case => ({
      name: `field ${field}`,
      wanted: ['validation', 'field_invalid'],
      send: () => make(given),
      also: ({ details, field: at }) =>
        at === field || Object.hasOwn((details.fields ?? {}) as object, field)
          ? undefined
          : `does not name the field ${field}`,
    })),
    { name: 'unknown field', wanted: ['validation'], send: () => make({ ...(input as object), unheardOf: 1 }) },
    ...headerCases(endpoint, input, (given, way) => make(given, person, way)),
    ...(endpoint.sealed ? sealCases(endpoint, scene, input, person.token) : []),
    ...(endpoint.challenge ? challengeCases(endpoint, scene, input, pause) : []),
    { name: 'valid', wanted, send: () => make(input) },
    ...(endpoint.aliases ?? []).map((alias): Case => ({
      name: `alias ${alias.method} ${alias.path}`,
      wanted,
      send: async () => make(await sampleOf(name, endpoint, scene), person, { ...endpoint, ...alias }),
    })),
    ...(endpoint.throttleMs ? [throttled(endpoint, () => wire.complete(endpoint, input, person.token), pause)] : []),
  ]
}

/** A feature that is switched off is refused before anything is read. */
function moduleOff(endpoint: Endpoint, { wire }: Scene, { token }: Person): Case {
  return {
    name: 'module off',
    wanted: ['function_not_available'],
    send: () => wire.send({ endpoint, token, input: {} }),
  }
}

/** Cases without a token, with a dead token, and as each kind of person the call is not for. */
function strangers(endpoint: Endpoint, { wire, people }: Scene, input: unknown): Case[] {
  if (endpoint.principals.includes('visitor')) return []
  const wrong = people.present.filter(({ kind }) => kind !== 'visitor' && !endpoint.principals.includes(kind))
  return [
    { name: 'no token', wanted: ['token_expired'], send: () => wire.complete(endpoint, input) },
    {
      name: 'dead token',
      wanted: ['token_expired', 'session_revoked'],
      send: () => wire.complete(endpoint, input, 'A'.repeat(43)),
    },
    ...wrong.map(({ kind, token }): Case => ({
      name: `as ${kind}`,
      wanted: ['forbidden', 'real_account_required', 'error_not_agent'],
      send: () => wire.complete(endpoint, input, token),
    })),
  ]
}

const malformed = [{ not: 'this' }, ['not this'], true]

/** A value of the wrong kind for the field: the fault is the field's, not that of something inside. */
const wrongFor = (field: z.ZodType) =>
  malformed.find((value) => field.safeParse(value).error?.issues.every(({ path }) => path.length === 0)) ?? null

/** The input with one field after another corrupted: too long for any text in a query, of no known kind in a body. */
function fieldCases({ method, input: schema }: Endpoint, input: unknown): { field: string; given: unknown }[] {
  const inQuery = method === 'GET' || method === 'DELETE'
  const { shape } = schema as z.ZodObject
  return Object.entries(shape).map(([field, type]) => ({
    field,
    given: { ...(input as object), [field]: inQuery ? 'x'.repeat(3000) : wrongFor(type as z.ZodType) },
  }))
}

/** Each header of a call's own, wrong once. */
function headerCases(
  endpoint: Endpoint,
  input: unknown,
  make: (input: unknown, way: Endpoint) => Promise<Got>,
): Case[] {
  return Object.keys(endpoint.headers ?? {}).map((header): Case => ({
    name: `header ${header}`,
    wanted: ['validation'],
    send: () => make(input, { ...endpoint, headers: { ...endpoint.headers, [header]: '' } }),
    also: ({ details }) =>
      Object.hasOwn((details.fields ?? {}) as object, header) ? undefined : `does not name the header ${header}`,
  }))
}

function sealCases(endpoint: Endpoint, { wire }: Scene, input: unknown, token?: string): Case[] {
  const proof = async () => endpoint.challenge && wire.prove(endpoint)
  const sealed = async (jwe: string) => wire.send({ endpoint, token, proof: await proof(), jwe })
  return [
    {
      name: 'plain body',
      wanted: ['encryption_required'],
      send: async () => wire.send({ endpoint, token, proof: await proof(), input }),
    },
    {
      name: 'seal spoilt',
      wanted: ['seal_invalid'],
      send: async () => sealed(spoil(await wire.seal(endpoint, input))),
    },
    {
      name: 'seal of another call',
      wanted: ['seal_invalid'],
      send: async () => sealed(await wire.seal(endpoint, input, { path: '/wps/another' })),
    },
    {
      name: 'seal an hour old',
      wanted: ['stale'],
      send: async () => sealed(await wire.seal(endpoint, input, { lateMs: -3_600_000 })),
    },
    {
      name: 'seal used again',
      wanted: ['replayed'],
      async send() {
        // The body is invalid on purpose: the seal is used again, not its effect.
        const jwe = await wire.seal(endpoint, { unheardOf: 1 })
        await sealed(jwe)
        return sealed(jwe)
      },
    },
  ]
}

/** Another letter in the ciphertext. */
function spoil(jwe: string): string {
  const parts = jwe.split('.')
  const text = parts[3] ?? ''
  return [...parts.slice(0, 3), (text.startsWith('A') ? 'B' : 'A') + text.slice(1), ...parts.slice(4)].join('.')
}

function challengeCases(endpoint: Endpoint, { wire }: Scene, input: unknown, pause: () => Promise<unknown>): Case[] {
  const other = [contract.session.login, contract.member.register].find(
    ({ challenge }) => challenge !== endpoint.challenge,
  )
  const send = async (proof?: string) => {
    await pause()
    return wire.send({ endpoint, proof, ...(endpoint.sealed ? { jwe: await wire.seal(endpoint, input) } : { input }) })
  }
  const brings = ({ details }: Got) => (details.challenge ? undefined : 'brings no challenge')
  return [
    { name: 'no proof', wanted: ['challenge_required'], send: () => send(), also: brings },
    { name: 'proof made up', wanted: ['challenge_required'], send: () => send(btoa('{"number":1}')), also: brings },
    {
      name: 'proof of another purpose',
      wanted: ['challenge_required'],
      send: async () => send(other && (await wire.prove(other))),
      also: brings,
    },
    {
      name: 'proof used again',
      wanted: ['challenge_required'],
      async send() {
        const proof = await wire.prove(endpoint)
        await pause()
        // The proof is used up before the body is opened, so an invalid body uses it up too.
        await wire.send({ endpoint, proof, input: {} })
        return send(proof)
      },
      also: brings,
    },
  ]
}

function throttled(endpoint: Endpoint, make: () => Promise<Got>, pause: () => Promise<unknown>): Case {
  return {
    name: `twice in ${endpoint.throttleMs} ms`,
    wanted: ['throttled'],
    async send() {
      await pause()
      const [first, second] = await Promise.all([make(), make()])
      return first.code === 'throttled' ? first : second
    },
    also: ({ body }) =>
      typeof (body as { retryAfterMs?: unknown }).retryAfterMs === 'number'
        ? undefined
        : 'does not say when to come again',
  }
}
