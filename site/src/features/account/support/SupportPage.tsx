import { Skeleton } from '@brand/ui/skeleton'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ServiceWays } from '../../platform/service/ServiceWays.tsx'
import { Support } from './Support.tsx'

const Deposit = lazyPart(() => import('../../money/deposit/order/OrderHistory.tsx'), <Skeleton aria-busy="true" />)
const Withdrawal = lazyPart(() => import('../../money/withdraw/OrderHistory.tsx'), <Skeleton aria-busy="true" />)
/** The number of an order shows its kind. */
const OrderHistory = ({ orderNo }: { orderNo: string }) =>
  orderNo.startsWith('W') ? <Withdrawal orderNo={orderNo} /> : <Deposit orderNo={orderNo} />

/** `/member?page=customerService`, within the agent centre `/agentHome?page=customerService`. */
export default function SupportPage() {
  const t = useWords('tickets')
  return <Support title={t('title')} ways={<ServiceWays beside />} OrderHistory={OrderHistory} />
}
