import type { TypeGroup } from '../../ledger/kinds.ts'

/** Its transactions of the ledger, and the group each is listed under. */
export const kinds = {
  withdraw_hold: 'WITHDRAWAL',
  withdraw_release: 'WITHDRAWAL',
  withdraw_paid: 'WITHDRAWAL',
  withdraw_refund: 'WITHDRAWAL',
  withdraw_fee: 'WITHDRAWAL',
  // Of the receiver; of the payer it is a withdrawal (`groupIn`).
  c2c_payout: 'DEPOSIT',
} as const satisfies Record<string, TypeGroup>

type Own = typeof kinds
declare module '../../ledger/kinds.ts' {
  interface TxnKinds extends Own {}
}
