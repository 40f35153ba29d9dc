import type { ContractPeriod } from '@brand/sdk'
import { useState } from 'react'
import { moduleOn } from '../../../app/api/modules.ts'
import { useStatus } from '../../../app/api/status.ts'
import { gameTypes } from '../../../app/records/names.ts'
import {
  emptyTier,
  kinds,
  modules,
  periodsOf,
  tierFaults,
  tiersOf,
  type Kind,
  type TypedTier,
} from './contracts.model.ts'

/** Terms as they are typed. */
export interface TypedTerms {
  account: string
  kind: Kind
  period: ContractPeriod
  tiers: readonly TypedTier[]
}

/** Terms of a contract while they are typed: for whom, of which kind, by which tiers. */
export function useTerms(start: Partial<TypedTerms> = {}) {
  const tree = useStatus().data?.info.whitelabel
  const offered = kinds.filter((one) => modules[one].every((id) => moduleOn(tree, id)))
  const [terms, setTerms] = useState<TypedTerms>(() => {
    const kind = offered.find((one) => one === start.kind) ?? offered[0] ?? 'DIVIDEND'
    return { account: '', period: periodsOf[kind][0], tiers: [emptyTier], ...start, kind }
  })
  const { account, kind, period, tiers } = terms
  const categories = kind === 'DAILY_MULTI' ? gameTypes : []
  const faults = tierFaults(tiers, categories)
  return {
    ...terms,
    terms,
    /** Kinds whose modules are on. */
    offered,
    /** Categories with a rate of their own; empty: one rate. */
    categories,
    faults,
    complete: account.trim() !== '' && faults.every((fault) => fault === undefined),
    /** As they are sent. */
    sent: { account: account.trim(), kind, period, tiers: tiersOf(tiers, categories) },
    change: (next: Partial<TypedTerms>) => setTerms((now) => ({ ...now, ...next })),
  }
}

export type Terms = ReturnType<typeof useTerms>
