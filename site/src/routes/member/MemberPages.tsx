import { lazy, type ComponentType } from 'react'
import { inTime } from '../../app/browser/chunk-errors.ts'
import type { BuiltMemberPage } from '../../app/routing/member-pages.ts'

/** The records share a chunk; the chart of profit and loss does not burden it. */
const records = (name: 'Bets' | 'Transactions' | 'AccountRecord' | 'Proof') =>
  lazy(() => inTime(() => import('./MemberRecords.tsx').then((pages) => ({ default: pages[name] }))))

/**
 * The component of each built page of the member centre, loaded when it is opened:
 * `withdraw: lazy(() => inTime(() => import('./MemberWithdraw.tsx')))`. The pages themselves render a `PageHeader` of the kit first.
 */
export const memberComponents: Record<BuiltMemberPage, ComponentType> = {
  transferFund: lazy(() => inTime(() => import('./MemberTransfer.tsx').then(({ Funds }) => ({ default: Funds })))),
  transferUpline: lazy(() => inTime(() => import('./MemberTransfer.tsx').then(({ Upline }) => ({ default: Upline })))),
  personalHistoryCopy: records('Bets'),
  transactionHistory: records('Transactions'),
  personalProfit: lazy(() =>
    inTime(() => import('../../features/records/Profit.tsx').then(({ Profit }) => ({ default: Profit }))),
  ),
  accountRecord: records('AccountRecord'),
  ledgerProof: records('Proof'),
  withdraw: lazy(() => inTime(() => import('./MemberWithdraw.tsx'))),
  limits: lazy(() => inTime(() => import('./MemberLimits.tsx'))),
  accountInfo: lazy(() => inTime(() => import('./MemberAccount.tsx'))),
  securityCenter: lazy(() => inTime(() => import('./MemberSecurity.tsx'))),
  depositv2: lazy(() => inTime(() => import('./MemberDeposit.tsx'))),
}
