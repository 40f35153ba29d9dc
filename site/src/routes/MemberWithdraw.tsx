import FundPasswordDialog from '../features/fund-password/FundPasswordDialog.tsx'
import { Withdraw } from '../features/withdraw/Withdraw.tsx'

/** `/member?page=withdraw` */
export default function MemberWithdraw() {
  return <Withdraw why={null} FundPassword={FundPasswordDialog} />
}
