import type { TypeGroup } from '../../ledger/kinds.ts'

/** Its transactions of the ledger, and the group each is listed under. */
export const kinds = {
  deposit: 'DEPOSIT',
  deposit_charge_back: 'DEPOSIT',
  deposit_debt: 'DEPOSIT',
  bonus_charge_back: 'BONUS',
} as const satisfies Record<string, TypeGroup>

type Own = typeof kinds
declare module '../../ledger/kinds.ts' {
  interface TxnKinds extends Own {}
}
