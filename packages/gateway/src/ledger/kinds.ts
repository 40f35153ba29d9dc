import type { typeGroups } from '@brand/sdk/contract'

export type TypeGroup = (typeof typeGroups)[number]

/**
 * What a transaction of the ledger can be, and the group it is listed under. A module adds its own by declaration
 * merging, and gives them to `defineModule`. Each has its words in `locales/<lang>/site/records.json` (`type.…`).
 */
export interface TxnKinds {
  sandbox_grant: 'BONUS'
}
export type TxnKind = keyof TxnKinds
export type GroupOfKind = Readonly<Record<TxnKind, TypeGroup>>

let groupOfKind: GroupOfKind | undefined

/** The composition root tells once what the modules have. */
export function setKinds(kinds: Omit<GroupOfKind, 'sandbox_grant'>): void {
  groupOfKind = { sandbox_grant: 'BONUS', ...kinds }
}

export function kindsAndGroups(): GroupOfKind {
  if (!groupOfKind) throw new Error('the kinds of transactions are not set: import app/modules.ts')
  return groupOfKind
}
