import type { TypeGroup } from '../../ledger/kinds.ts'

/** Its transactions of the ledger, and the group each is listed under. */
export const kinds = {
  rebate: 'REBATE',
} as const satisfies Record<string, TypeGroup>

type Own = typeof kinds
declare module '../../ledger/kinds.ts' {
  interface TxnKinds extends Own {}
}
