import { Skeleton } from '@brand/ui/skeleton'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { openPopup } from '../../../app/overlays/open-popup.ts'
import { ProofPage } from './proof/ProofPage.tsx'
import * as records from './Transactions.tsx'

export { Bets } from './Bets.tsx'

const Deposit = lazyPart(() => import('../deposit/order/OrderHistory.tsx'), <Skeleton aria-busy="true" />)
const Withdrawal = lazyPart(() => import('../withdraw/OrderHistory.tsx'), <Skeleton aria-busy="true" />)
/** The number of an order shows its kind. */
const OrderHistory = ({ orderNo }: { orderNo: string }) =>
  orderNo.startsWith('W') ? <Withdrawal orderNo={orderNo} /> : <Deposit orderNo={orderNo} />

export const Transactions = () => <records.Transactions OrderHistory={OrderHistory} />
export const AccountRecord = () => <records.AccountRecord OrderHistory={OrderHistory} />

/** Where a sum that does not match is reported. */
export function Proof() {
  return <ProofPage onReport={() => openPopup('feedback')} />
}
