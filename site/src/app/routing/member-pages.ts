import type { ModuleId } from '@brand/sdk'
import type { Visit } from './guards.ts'
import { paths } from './paths.ts'

/**
 * Pages of the member centre, each with the module that switches it on or off. A page not named here shows not-found
 * and stands in no menu. The rest of a page is in the `page.ts` of its feature (`define-page.ts`).
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
  messageV2: 'INBOX3',
  limits: 'RG3',
  accountInfo: 'COMM3',
  securityCenter: 'PASS3',
} as const satisfies Record<string, ModuleId>

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
