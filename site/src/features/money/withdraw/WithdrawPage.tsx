import { lazy } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { Turnover } from '../turnover/Turnover.tsx'
import { Withdraw } from './Withdraw.tsx'

const FundPasswordDialog = lazy(() => inTime(() => import('../../account/fund-password/FundPasswordDialog.tsx')))

/** `/member?page=withdraw` */
export default function MemberWithdraw() {
  return <Withdraw why={<Turnover />} FundPassword={FundPasswordDialog} />
}
