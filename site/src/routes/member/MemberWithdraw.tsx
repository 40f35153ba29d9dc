import FundPasswordDialog from '../../features/fund-password/FundPasswordDialog.tsx'
import { Turnover } from '../../features/turnover/Turnover.tsx'
import { Withdraw } from '../../features/withdraw/Withdraw.tsx'

/** `/member?page=withdraw` */
export default function MemberWithdraw() {
  return <Withdraw why={<Turnover />} FundPassword={FundPasswordDialog} />
}
