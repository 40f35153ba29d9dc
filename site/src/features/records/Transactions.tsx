import { PageHeader } from '@brand/ui/page-header'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Select } from '@brand/ui/select'
import { useWords } from '../../app/language/i18n.ts'
import { Ledger } from './Ledger.tsx'
import { groups } from './list/names.ts'
import * as css from './records.css.ts'
import { useFilters } from './list/use-filters.ts'

const tabs = ['DEPOSIT', 'WITHDRAWAL', 'TRANSFER', 'BET', 'WIN', 'BONUS'] as const

/** The group an address names, if there is one of that name. */
const groupIn = (name: string): string => ((groups as readonly string[]).includes(name) ? name : '')

/** What went in and out of the main wallet, by kind. */
export function Transactions() {
  const t = useWords('records')
  const filters = useFilters()
  const group = groupIn(filters.get('type'))
  const shown = group && !(tabs as readonly string[]).includes(group) ? [...tabs, group as (typeof groups)[number]] : tabs
  return (
    <>
      <PageHeader title={t('transactions.title')} />
      <div className={css.tabs}>
        <SegmentedControl
          label={t('col.type')} value={group || 'all'} onValueChange={(value) => filters.set('type', value === 'all' ? '' : value)}
          options={[{ value: 'all', label: t('all.short') }, ...shown.map((value) => ({ value, label: t(`group.${value}`) }))]}
        />
      </div>
      <Ledger caption={t('transactions.title')} filters={filters} group={group} account="MAIN">{null}</Ledger>
    </>
  )
}

/** Every entry of every account a person has. */
export function AccountRecord() {
  const t = useWords('records')
  const filters = useFilters()
  const group = groupIn(filters.get('type'))
  return (
    <>
      <PageHeader title={t('account.title')} description={t('account.about')} />
      <Ledger caption={t('account.title')} filters={filters} group={group} account="ALL">
        <Select
          label={t('col.type')} className={css.choice} value={group || 'all'} onValueChange={(value) => filters.set('type', value === 'all' ? '' : value)}
          options={[{ value: 'all', label: t('all.types') }, ...groups.map((value) => ({ value, label: t(`group.${value}`) }))]}
        />
      </Ledger>
    </>
  )
}
