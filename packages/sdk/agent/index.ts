import type { BrandClient, Tree } from '../client/create-client.ts'
import type { Descriptor } from '../client/descriptor.ts'
import { mapEntries } from '../client/unpack.ts'
import { agentEndpoints, type AgentEndpoints } from './endpoints.gen.ts'

export type AgentCalls = Tree<AgentEndpoints>

/**
 * The calls of the agent centre, made through a client: `agentCalls(sdk).downline.rates()`. Apart, so that a first page
 * is spared them.
 */
export function agentCalls({ method }: Pick<BrandClient, 'method'>): AgentCalls {
  return mapEntries({ ...agentEndpoints }, (area) =>
    mapEntries(area as Record<string, Descriptor>, method),
  ) as unknown as AgentCalls
}

export * from './endpoints.gen.ts'
