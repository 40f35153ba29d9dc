import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordsDepositsInput, RecordsLedgerInput } from '@brand/sdk/member'
import { useVendorNames } from '../games/use-vendor-names.ts'
import { categoryName } from '../games/categories.ts'
import { useWords } from '../i18n/i18n.ts'
import type { Key } from '../i18n/words.ts'

export const groups = [
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER',
  'BET',
  'WIN',
  'BONUS',
  'REBATE',
  'POINTS',
  'SALARY',
  'ADJUST',
] as const satisfies readonly NonNullable<RecordsLedgerInput['group']>[]
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const
/** Outcome of an order of the cashier: open, ended with its money, or without. */
export const outcomes = ['OPEN', 'DONE', 'FAILED'] as const satisfies readonly NonNullable<
  RecordsDepositsInput['outcome']
>[]
export const statuses = ['OPEN', 'SETTLED', 'VOID', 'ROLLED_BACK'] as const

/** Texts of what a server names; an unknown name is shown as it is. The same object until the words change. */
export function useNames() {
  const t = useWords('records')
  const site = useWords('site')
  const vendorName = useVendorNames()
  const { i18n } = useTranslation('records')
  return useMemo(() => {
    const known = (key: string, fallback: string) =>
      i18n.exists(key, { ns: 'records' }) ? t(key as Key<'records'>) : fallback
    return {
      /** Of a movement: `bet`, `wallet_transfer_done`. */
      type: (type: string) => known(`type.${type}`, type.replaceAll('_', ' ')),
      account: (account: string) =>
        account.startsWith('VENDOR:')
          ? t('account.VENDOR', { vendor: vendorName(account.slice(7)) })
          : known(`account.${account}`, account),
      vendor: vendorName,
      category: (gameType: string) => categoryName(site, gameType),
      /** Of a round. */
      status: (status: string) => known(`status.${status}`, status),
      /** Where the win of a free round went; `freeText` explains it. */
      free: (outcome: string) => known(`free.${outcome}`, outcome),
      freeText: (outcome: string) => known(`free.${outcome}.text`, outcome),
      /** What a transfer within a line is for. */
      purpose: (purpose: string) => known(`purpose.${purpose}`, purpose),
      source: (source: string) => known(`source.${source}`, source),
    }
  }, [t, site, vendorName, i18n])
}
