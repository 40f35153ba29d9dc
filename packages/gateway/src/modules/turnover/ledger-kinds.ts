import type { TypeGroup } from '../../ledger/kinds.ts'

/** Its transactions of the ledger, and the group each is listed under. */
export const kinds = {
  bonus_grant: 'BONUS',
  bonus_cash: 'BONUS',
  bonus_return: 'BONUS',
  bonus_release: 'BONUS',
  bonus_forfeit: 'BONUS',
} as const satisfies Record<string, TypeGroup>

type Own = typeof kinds
declare module '../../ledger/kinds.ts' {
  interface TxnKinds extends Own {}
}
