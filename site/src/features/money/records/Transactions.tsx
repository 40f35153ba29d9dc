import { PageHeader } from '@brand/ui/page-header'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Stack } from '@brand/ui/stack'
import { type ComponentType } from 'react'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { FilterSelect } from '../../../app/records/FilterSelect.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Ledger } from './Ledger.tsx'
import { groups } from '../../../app/records/names.ts'
import { Orders } from './Orders.tsx'
import { useFilters } from './list/use-filters.ts'

const OrderSheet = lazyPart(() => import('./OrderSheet.tsx'))

/** Tabs of orders, which stand there also when no money moved. */
const kinds: Partial<Record<string, 'deposit' | 'withdrawal'>> = { DEPOSIT: 'deposit', WITHDRAWAL: 'withdrawal' }

/** The group an address names, if there is one of that name. */
const groupIn = (name: string): string => ((groups as readonly string[]).includes(name) ? name : '')

export interface OrderHistoryProps {
  /** The history of an order, whose turn it is, and what can be done about it. */
  OrderHistory: ComponentType<{ orderNo: string }>
}

/** What went in and out of the main wallet, by kind; orders of the cashier with their history. */
export function Transactions({ OrderHistory }: OrderHistoryProps) {
  const t = useWords('records')
  const filters = useFilters()
  const group = groupIn(filters.get('type'))
  const kind = kinds[group]
  return (
    <>
      <PageHeader title={t('transactions.title')} />
      <Stack>
        <SegmentedControl
          label={t('col.type')}
          value={group || 'all'}
          onValueChange={(value) => filters.set({ type: value === 'all' ? '' : value })}
          options={[
            { value: 'all', label: t('all.short') },
            ...groups.map((value) => ({ value, label: t(`group.${value}`) })),
          ]}
        />
        {kind ? (
          <Orders key={kind} kind={kind} caption={t('transactions.title')} filters={filters} />
        ) : (
          <Ledger caption={t('transactions.title')} filters={filters} group={group} account="MAIN">
            {null}
          </Ledger>
        )}
      </Stack>
      {filters.get('order') ? <OrderSheet filters={filters} OrderHistory={OrderHistory} /> : null}
    </>
  )
}

/** Every entry of every account a person has. */
export function AccountRecord({ OrderHistory }: OrderHistoryProps) {
  const t = useWords('records')
  const filters = useFilters()
  const group = groupIn(filters.get('type'))
  return (
    <>
      <PageHeader title={t('account.title')} description={t('account.about')} />
      <Ledger caption={t('account.title')} filters={filters} group={group} account="ALL">
        <FilterSelect filters={filters} name="type" of={groups} nameOf={(value) => t(`group.${value}`)}>
          {t('col.type')}
        </FilterSelect>
      </Ledger>
      {filters.get('order') ? <OrderSheet filters={filters} OrderHistory={OrderHistory} /> : null}
    </>
  )
}
