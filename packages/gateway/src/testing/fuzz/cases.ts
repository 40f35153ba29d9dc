import { randomUUID } from 'node:crypto'
import { bodies, contentTypes, headers, queries, texts, values } from './values.ts'
import type { Sent } from './send.ts'

/** Draws from the seed alone, so that a run can be repeated. */
export interface Dice {
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

export const diceOf = (random: () => number): Dice => ({
  pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T,
  chance: (share) => random() < share,
})

/** A call as contract.json describes it. */
export interface Described {
  name: string
  method: string
  path: string
  sealed: boolean
  money: boolean
  input: { properties?: Record<string, { enum?: unknown[]; type?: unknown }>; required?: string[] }
}

type Input = Record<string, unknown>

const spoilt = (dice: Dice): unknown => (dice.chance(0.6) ? dice.pick(texts) : dice.pick(values))

/** The input with some of its fields corrupted, left out or joined by unknown ones. */
export function spoilInput({ input: { properties = {}, required = [] } }: Described, good: Input, dice: Dice): Input {
  const names = Object.keys(properties)
  const made: Input = { ...good }
  const way = dice.pick(['one', 'one', 'one', 'some', 'all', 'without', 'stranger'])
  if (way === 'stranger' || names.length === 0)
    return {
      ...made,
      [dice.pick(['unheardOf', '__proto_', 'constructor', 'x'.repeat(300), 'বাংলা', ''])]: spoilt(dice),
    }
  if (way === 'without')
    return Object.fromEntries(
      Object.entries(made).filter(([name]) => name !== dice.pick(required.length > 0 ? required : names)),
    )
  for (const name of names) if (way === 'all' || (way === 'some' && dice.chance(0.5))) made[name] = spoilt(dice)
  made[dice.pick(names)] = spoilt(dice)
  return made
}

function queryOf(input: Input): string {
  const coded = (part: unknown) =>
    encodeURIComponent((typeof part === 'string' ? part : JSON.stringify(part)).toWellFormed())
  return Object.entries(input)
    .map(([name, value]) => `${coded(name)}=${coded(value)}`)
    .join('&')
}

/** The valid request for an input, before anything but the input is altered. */
export function plainRequest(
  { method, path, money }: Pick<Described, 'method' | 'path' | 'money'>,
  input: Input,
  token: string | undefined,
): Sent {
  const query = method === 'GET' && Object.keys(input).length > 0 ? `?${queryOf(input)}` : ''
  const sent: Sent = {
    method,
    target: path + query,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(money && { 'idempotency-key': randomUUID() }) },
  }
  if (method === 'GET' || (method === 'DELETE' && Object.keys(input).length === 0)) return sent
  return { ...sent, headers: { ...sent.headers, 'content-type': 'application/json' }, body: JSON.stringify(input) }
}

/** Alters what is around the input: body, content type, query, a header, the path or the method. */
export function bend(sent: Sent, dice: Dice): Sent {
  const path = sent.target.split('?', 1)[0] ?? ''
  switch (dice.pick(['body', 'body', 'type', 'query', 'query', 'header', 'header', 'path', 'method'])) {
    case 'body':
      return {
        ...sent,
        method: sent.method === 'GET' ? 'POST' : sent.method,
        headers: { ...sent.headers, 'content-type': 'application/json' },
        body: dice.pick(bodies),
      }
    case 'type':
      return {
        ...sent,
        headers: { ...sent.headers, 'content-type': dice.pick(contentTypes) },
        body: sent.body ?? dice.pick(bodies),
      }
    case 'query':
      return { ...sent, target: `${path}?${dice.pick(queries)}` }
    case 'path':
      return {
        ...sent,
        target: dice.pick([
          `${path}/`,
          `/${path}`,
          path.toUpperCase(),
          `${path}%00`,
          `${path}%2f`,
          `${path}%ZZ`,
          `/wps/..${path}`,
          `/x/%2e%2e${path}`,
          `${path};a=b`,
          `${path}.json`,
          `/wps/${'y'.repeat(500)}`,
        ]),
      }
    case 'method':
      return {
        ...sent,
        method: dice.pick([
          'GET',
          'POST',
          'PUT',
          'DELETE',
          'PATCH',
          'OPTIONS',
          'TRACE',
          'PROPFIND',
          'LOCK',
          'PURGE',
          'SEARCH',
          'QUERY',
        ]),
      }
    default:
      return { ...sent, headers: { ...sent.headers, ...dice.pick(headers) } }
  }
}
