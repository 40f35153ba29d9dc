import { wireOf } from '../testing/fake-client.ts'
import { fixtures } from '../testing/fixtures.ts'
import { requests } from '../testing/requests.ts'
import type { NamedEndpoint } from './json-schema.ts'

/** Requests and responses of the documents: the typed fixtures as they travel; long lists keep their first rows. */
export function exampleOf({ area, key, name, endpoint }: NamedEndpoint): { request: unknown; response: unknown } {
  const answers = (fixtures as unknown as Record<string, Record<string, unknown> | undefined>)[area]
  const value = answers?.[key]
  // A call is generated before its fixture is written.
  const response = value === undefined ? undefined : shortened(wireOf({ list: endpoint.list?.key }, value))
  return { request: (requests as Partial<Record<string, unknown>>)[name] ?? {}, response }
}

const longest = 2

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, longest).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}
