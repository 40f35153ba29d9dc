import type { LedgerRow } from '@brand/sdk/member'

/** Types of movements that bring back what another took. */
const returns = new Set(['rollback', 'withdraw_release', 'withdraw_refund', 'wallet_transfer_back', 'bonus_return'])

/** What has become of the money of an entry: it has moved, it is held, or it came back. */
export function entryStatus({ type, ref }: Pick<LedgerRow, 'type' | 'ref'>) {
  if (returns.has(type) || ref?.kind === 'transaction') return 'returned'
  return type.endsWith('_hold') ? 'held' : 'done'
}
