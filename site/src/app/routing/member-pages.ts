import type { ModuleId } from '@brand/sdk'
import { useCallback } from 'react'
import { moduleOn } from '../calls/modules.ts'
import { useStatus } from '../calls/status.ts'
import type { Visit } from './guards.ts'
import { useShown, type Shown } from './menus.ts'
import { paths, type MemberPage } from './paths.ts'

/**
 * Pages of the member centre that are built, each with the module that switches it on or off. A page not named here shows not-found
 * and stands in no menu. Its component is in `routes/member/MemberPages.tsx`, its name and icon in `features/member/pages.ts`.
 */
export const memberPages = {
  depositv2: 'DEPO3',
  withdraw: 'WITH3',
  transferFund: 'FUNDTRANS3',
  transferUpline: 'AGETRANSFERUP3',
  personalHistoryCopy: 'TRANSBETREPMEM3',
  transactionHistory: 'MEMTRANS3',
  personalProfit: 'TRANSBETREPMEM3',
  accountRecord: 'MEMTRANS3',
  ledgerProof: 'MEMTRANS3',
  limits: 'RG3',
  accountInfo: 'COMM3',
  securityCenter: 'PASS3',
} as const satisfies Partial<Record<MemberPage, ModuleId>>

export type BuiltMemberPage = keyof typeof memberPages

/** Whether menus may show a page of the member centre; an address elsewhere is not its business. */
export function pageInMenus(href: string, on: Visit['moduleOn']): boolean {
  const [path, query] = href.split('#', 1)[0]?.split('?') ?? []
  const page = path === paths.member ? new URLSearchParams(query).get('page') : null
  if (page === null) return true
  const modules: Partial<Record<string, ModuleId>> = memberPages
  const module = Object.hasOwn(modules, page) ? modules[page] : undefined
  return module !== undefined && on(module)
}

/** Like `useShown`, and knows the pages of the member centre. Not for what home loads first. */
export function useMemberShown(): Shown {
  const shown = useShown()
  const tree = useStatus().data?.info.whitelabel
  return useCallback(
    (href) => shown(href) && (href === undefined || pageInMenus(href, (id) => moduleOn(tree, id as ModuleId))),
    [shown, tree],
  )
}
