import { lazy } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { openPopup } from '../../../app/overlays/open-popup.ts'
import { ProofPage } from './proof/ProofPage.tsx'
import * as records from './Transactions.tsx'

export { Bets } from './Bets.tsx'

const Deposit = lazy(() => inTime(() => import('../deposit/order/Story.tsx')))
const Withdrawal = lazy(() => inTime(() => import('../withdraw/Story.tsx')))
/** The number of an order shows its kind. */
const Story = ({ orderNo }: { orderNo: string }) =>
  orderNo.startsWith('W') ? <Withdrawal orderNo={orderNo} /> : <Deposit orderNo={orderNo} />

export const Transactions = () => <records.Transactions Story={Story} />
export const AccountRecord = () => <records.AccountRecord Story={Story} />

/** Where a sum that does not match is reported. */
export function Proof() {
  return <ProofPage onReport={() => openPopup('feedback')} />
}
