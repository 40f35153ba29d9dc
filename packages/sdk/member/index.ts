import type { BrandClient, Tree } from '../client/create-client.ts'
import type { Descriptor } from '../client/descriptor.ts'
import { mapEntries } from '../client/unpack.ts'
import { memberEndpoints, type MemberEndpoints } from './endpoints.gen.ts'

export type MemberCalls = Tree<MemberEndpoints>

/**
 * The calls of the member centre, made through a client: `memberCalls(sdk).inbox.list()`. Apart, so that a first page
 * is spared them.
 */
export function memberCalls({ method }: Pick<BrandClient, 'method'>): MemberCalls {
  return mapEntries({ ...memberEndpoints }, (area) =>
    mapEntries(area as Record<string, Descriptor>, method),
  ) as unknown as MemberCalls
}

export * from './endpoints.gen.ts'
