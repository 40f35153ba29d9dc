import type { MemberFundsOutput } from '@brand/sdk'
import { sdk } from '../api/client.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAccount } from './session.ts'

type Funds = MemberFundsOutput
export type AgentContract = Funds['divtypereq'][number]

const requestsOf = (funds: Funds): readonly AgentContract[] => [
  ...funds.divtypereq,
  ...funds.dailysalreqtype,
  ...funds.contracthoursalreq,
  ...funds.realtimesalreqtype,
]

const inForceOf = (funds: Funds): readonly AgentContract[] => [
  ...funds.divtypeinfo,
  ...funds.dailysalinfotype,
  ...funds.contractmrdailysalinfotype,
  ...funds.contracthoursalinfo,
]

interface OwnContracts {
  /** Those that wait for an answer of the person. */
  requests: readonly AgentContract[]
  /** Those in force with the upline. */
  inForce: readonly AgentContract[]
}

/** Contracts of an agent; ContractWatch hears of others. Undefined until they are known, and for everybody else. */
export function useOwnContracts(): OwnContracts | undefined {
  const { kind } = useAccount()
  const on = kind === 'agent'
  const { data } = useApiQuery(sdk.member.funds, {}, { enabled: on })
  return on && data ? { requests: requestsOf(data), inForce: inForceOf(data) } : undefined
}
