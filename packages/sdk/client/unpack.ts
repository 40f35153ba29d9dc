import type { Principal } from '../contract/policy.ts'
import type { Descriptor } from './descriptor.ts'

/**
 * A call in as few bytes as it takes: path, module, principals (first letters), method unless GET, and what its policy
 * adds.
 */
export type EncodedDescriptor = readonly [
  path: string,
  module: Descriptor['module'],
  principals: string,
  method?: Descriptor['method'],
  policy?: Omit<Partial<Descriptor>, 'name' | 'method' | 'path' | 'module' | 'principals'>,
]

const who: Record<string, Principal> = { v: 'visitor', m: 'member', t: 'trial', a: 'agent' }

/** The tree of all calls from its packed form; a third of what as many descriptors would weigh. */
export function unpack<Tree>(packed: Record<string, Record<string, EncodedDescriptor>>): Tree {
  return mapEntries(packed, (calls, area) =>
    mapEntries(calls, ([path, module, principals, method = 'GET', policy], name) => ({
      name: `${area}.${name}`,
      method,
      path,
      module,
      principals: [...principals].map((letter) => who[letter]),
      ...policy,
    })),
  ) as Tree
}

export function mapEntries<T, R>(source: Record<string, T>, map: (value: T, name: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [name, map(value, name)]))
}
