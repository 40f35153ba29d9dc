import type { TypeGroup } from '../../ledger/kinds.ts'

/** Its transactions of the ledger, and the group each is listed under. */
export const kinds = {
  points_earn: 'POINTS',
  points_reversal: 'POINTS',
  points_redeem: 'POINTS',
  points_return: 'POINTS',
  points_convert: 'POINTS',
  points_adjust: 'POINTS',
  points_cash: 'POINTS',
} as const satisfies Record<string, TypeGroup>

type Own = typeof kinds
declare module '../../ledger/kinds.ts' {
  interface TxnKinds extends Own {}
}
