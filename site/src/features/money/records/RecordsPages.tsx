import { lazy } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { openPopup } from '../../../app/overlays/open-popup.ts'
import { ProofPage } from './proof/ProofPage.tsx'
import * as records from './Transactions.tsx'

export { Bets } from './Bets.tsx'

const Deposit = lazy(() => inTime(() => import('../deposit/order/OrderHistory.tsx')))
const Withdrawal = lazy(() => inTime(() => import('../withdraw/OrderHistory.tsx')))
/** The number of an order shows its kind. */
const OrderHistory = ({ orderNo }: { orderNo: string }) =>
  orderNo.startsWith('W') ? <Withdrawal orderNo={orderNo} /> : <Deposit orderNo={orderNo} />

export const Transactions = () => <records.Transactions OrderHistory={OrderHistory} />
export const AccountRecord = () => <records.AccountRecord OrderHistory={OrderHistory} />

/** Where a sum that does not match is reported. */
export function Proof() {
  return <ProofPage onReport={() => openPopup('feedback')} />
}
