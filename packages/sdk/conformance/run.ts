import type { Endpoint } from '../contract/endpoint.ts'
import { contract, type WhitelabelNode } from '../contract/index.ts'
import { casesOf } from './cases.ts'
import { faultsOf } from './check-answer.ts'
import { gather, type Accounts } from './people.ts'
import type { Scene } from './scene.ts'
import { createWire } from './wire.ts'

export interface ConformanceOptions {
  /** Where the gateway listens. */
  url: string
  accounts?: Accounts | undefined
  fetch?: typeof globalThis.fetch | undefined
  /** Only calls whose name contains this, for instance `favourites`. */
  only?: string | undefined
}

export interface ConformanceRow {
  /** `favourites.add` */
  endpoint: string
  case: string
  /** Codes any of which was right. */
  wanted: string
  /** Status and code that came. */
  got: string
  pass: boolean
  /** What is wrong with the answer. */
  faults: string[]
}

/**
 * Sends a gateway every call of the contract, valid and invalid, and reports what it answered. Changes little: one
 * account is registered, a language set, a favourite added and removed. About 20 logins, so a gateway that counts them
 * per address can be tested once in its window.
 */
export async function runConformance({
  url,
  accounts = {},
  fetch = globalThis.fetch,
  only = '',
}: ConformanceOptions): Promise<ConformanceRow[]> {
  const wire = createWire(url, fetch)
  const people = await gather(wire, accounts)
  const off = new Set(modulesOff(await wire.complete(contract.system.whitelabel, {})))
  const selected = calls().filter(([name]) => name.includes(only))
  // Side by side, as each call has its own rate limit and most of the time is spent waiting for it.
  const rows = await Promise.all(selected.map(([name, endpoint]) => rowsOf(name, endpoint, { wire, people, off })))
  return rows.flat()
}

async function rowsOf(name: string, endpoint: Endpoint, scene: Scene): Promise<ConformanceRow[]> {
  const rows: ConformanceRow[] = []
  for (const { name: title, wanted, send, also } of await casesOf(name, endpoint, scene)) {
    const row = { endpoint: name, case: title, wanted: wanted.join(' | ') }
    try {
      const got = await send()
      const faults = faultsOf(endpoint, got, wanted)
      const more = faults.length ? undefined : also?.(got)
      if (more) faults.push(more)
      rows.push({ ...row, got: `${got.status} ${got.code}`, pass: faults.length === 0, faults })
    } catch (error) {
      rows.push({ ...row, got: 'no answer', pass: false, faults: [String(error)] })
    }
  }
  return rows
}

/** Ids of the feature tree that are off. */
function modulesOff({ value }: { value: unknown }): string[] {
  const read = contract.system.whitelabel.output.safeParse(value)
  const moduleIdsOf = (nodes: readonly WhitelabelNode[]): string[] =>
    nodes.flatMap(({ modId, enabled, childrenNodes }) => [
      ...(enabled === '1' ? [] : [modId]),
      ...moduleIdsOf(childrenNodes),
    ])
  return read.success ? moduleIdsOf(read.data) : []
}

function calls(): [string, Endpoint][] {
  return Object.entries(contract).flatMap(([area, list]) =>
    Object.entries(list as Record<string, Endpoint>).map(([name, endpoint]): [string, Endpoint] => [
      `${area}.${name}`,
      endpoint,
    ]),
  )
}
