import { ask } from '../../shell/ask.ts'
import { ProofPage } from '../../features/records/proof/ProofPage.tsx'

export { Bets } from '../../features/records/Bets.tsx'
export { AccountRecord, Transactions } from '../../features/records/Transactions.tsx'

/** Where a sum that does not hold is told. */
export function Proof() {
  return <ProofPage onReport={() => ask('feedback')} />
}
