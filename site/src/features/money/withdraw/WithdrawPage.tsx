import FundPasswordDialog from '../../account/fund-password/FundPasswordDialog.tsx'
import { Turnover } from '../turnover/Turnover.tsx'
import { Withdraw } from './Withdraw.tsx'

/** `/member?page=withdraw` */
export default function MemberWithdraw() {
  return <Withdraw why={<Turnover />} FundPassword={FundPasswordDialog} />
}
