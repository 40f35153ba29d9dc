import type { Downline } from '@brand/sdk/agent'
import { useCallback } from 'react'
import { moduleOn } from '../../../../app/api/modules.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { centrePath } from '../../../../app/centre/centres.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { reportPath } from '../pages.ts'

/** What is edited in a dialog. */
export type Editing = 'rates' | 'remark' | 'password'

/** Something to do with a person below: a place to go, or a dialog. */
export interface DownlineAction {
  id: string
  label: string
  /** With whom: for assistive technology. */
  name: string
  href?: string
  edits?: Editing
}

/** What an agent can do with somebody below. @param lineOf address of the list of those below an account */
export function useDownlineActions(lineOf: (account: string) => string): (row: Downline) => DownlineAction[] {
  const t = useWords('team')
  const tree = useStatus().data?.info.whitelabel
  return useCallback(
    ({ account, agent, level, initialPassword }) => {
      const action = (
        id: 'open' | 'transfer' | 'message' | 'contract' | 'bets' | 'transactions' | Editing,
        does: Partial<DownlineAction>,
      ) => ({
        id,
        label: t(`action.${id}`),
        name: t(`action.${id}.of`, { account }),
        ...does,
      })
      return [
        ...(agent ? [action('open', { href: lineOf(account) })] : []),
        action('transfer', {
          href: `${centrePath('agent', 'transferDownline')}&account=${encodeURIComponent(account)}`,
        }),
        ...(agent && level === 1
          ? [
              action('contract', {
                href: `${centrePath('agent', 'contracts')}&tab=down&account=${encodeURIComponent(account)}`,
              }),
            ]
          : []),
        ...(level === 1 ? [action('rates', { edits: 'rates' })] : []),
        ...(initialPassword && moduleOn(tree, 'AGEREGDOWN3') ? [action('password', { edits: 'password' })] : []),
        ...(moduleOn(tree, 'INBOX3')
          ? [action('message', { href: `${centrePath('agent', 'messages')}&to=${encodeURIComponent(account)}` })]
          : []),
        action('remark', { edits: 'remark' }),
        ...(moduleOn(tree, 'TEAMBETTING3') ? [action('bets', { href: reportPath('bets', { account }) })] : []),
        ...(moduleOn(tree, 'AGEDOWNTRANS3')
          ? [action('transactions', { href: reportPath('transactions', { account }) })]
          : []),
      ]
    },
    [t, tree, lineOf],
  )
}
