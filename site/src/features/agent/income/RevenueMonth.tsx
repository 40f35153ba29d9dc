import type { RevenueLine } from '@brand/sdk/agent'
import { DataList } from '@brand/ui/data-list'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'

const rowKey = ({ account }: RevenueLine) => account

/** How a month of revenue share was computed, and what each member contributed. */
export function RevenueMonth({ month }: { month: string }) {
  const t = useWords('income')
  const lang = useLang()
  const pages = useApiPages(agent.income.month, { month }, { rowKey })
  const first = pages.data?.pages[0]
  const amount = (name: 'validBet' | 'stake' | 'win' | 'bonus' | 'rebate' | 'payments'): Column<RevenueLine> => ({
    id: name,
    head: t(name),
    align: 'end',
    cell: (row) => <Amount of={row[name]} />,
  })
  const columns: Column<RevenueLine>[] = [
    {
      id: 'account',
      head: t('account'),
      cell: (row) => (
        <TwoLines note={t(row.active ? 'active' : 'notActive')}>
          <bdi>{row.account}</bdi>
        </TwoLines>
      ),
    },
    ...(['stake', 'win', 'bonus', 'rebate', 'payments', 'validBet'] as const).map(amount),
  ]
  const figures = ['revenue', 'bonus', 'rebate', 'platformFee', 'paymentFee', 'net', 'debt'] as const
  return (
    <PagedList pages={pages} failed={t('failed')} level={3} outline="md">
      {(rows) => (
        <>
          {first ? (
            <>
              <Text size="dense" quiet>
                {t(`deal.${first.deal}` as 'deal.SPLIT')}
              </Text>
              <DataList
                columns={{ phone: 1, tablet: 2, wide: 4 }}
                items={[
                  ...figures.map((name) => ({ term: t(name), value: <Amount of={first[name]} /> })),
                  { term: t('activeMembers'), value: formatCount(first.active, lang) },
                  { term: t('rate'), value: formatRate(first.rate, lang) },
                  { term: t('amount'), value: <Amount of={first.amount} /> },
                ]}
              />
            </>
          ) : null}
          <Table label={t('lines.title')} columns={columns} rows={rows} rowKey={rowKey} />
        </>
      )}
    </PagedList>
  )
}
