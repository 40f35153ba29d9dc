import type { ModuleId } from '@brand/sdk'
import type { Income } from '@brand/sdk/agent'
import type { PageId } from '../../../app/centre/centres.ts'

/** Pages that list what a sum is of, and the modules they are of. */
const pageOf = new Map(
  Object.entries<{ page: PageId<'agent'>; module: ModuleId }>({
    DIVIDEND: { page: 'dividends', module: 'SIGNCONDIV3' },
    DAILY: { page: 'dailyWages', module: 'DAILYSALCONT3' },
    HOURLY: { page: 'hourlySalary', module: 'HOURSAL3' },
    REAL_TIME: { page: 'realtimeSalary', module: 'RTSALARY3' },
    RED_PACKET: { page: 'teamTransactions', module: 'AGEDOWNTRANS3' },
  }),
)

export interface Basis {
  /** Page of the agent centre. */
  page: PageId<'agent'>
  module: ModuleId
  query: Readonly<Record<string, string>>
}

/** Where each period or movement is listed that a row is the sum of; undefined for a newer kind. */
export function basisOf({ kind, role, from, to }: Pick<Income, 'kind' | 'role' | 'from' | 'to'>): Basis | undefined {
  const place = pageOf.get(kind)
  if (!place) return undefined
  // A period is listed by the day it ended on.
  const query: Basis['query'] =
    kind === 'RED_PACKET' ? { range: 'custom', scope: 'self', from, to } : { role, from: to, to }
  return { ...place, query }
}
