import { lazy, type ComponentType } from 'react'
import { inTime } from '../app/browser/chunk-errors.ts'
import type { BuiltMemberPage } from '../app/routing/member-pages.ts'

/**
 * The component of each built page of the member centre, loaded when it is opened:
 * `withdraw: lazy(() => inTime(() => import('./MemberWithdraw.tsx')))`. The pages themselves render a `PageHeader` of the kit first.
 */
export const memberComponents: Record<BuiltMemberPage, ComponentType> = {
  depositv2: lazy(() => inTime(() => import('./MemberDeposit.tsx'))),
}
