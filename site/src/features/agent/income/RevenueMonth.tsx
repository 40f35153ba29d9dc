import type { RevenueLine } from '@brand/sdk/agent'
import { Button } from '@brand/ui/button'
import { DataList } from '@brand/ui/data-list'
import { ErrorState } from '@brand/ui/error-state'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'

/** How a month of revenue share was computed, and what each member contributed. */
export function RevenueMonth({ month }: { month: string }) {
  const t = useWords('income')
  const errorText = useErrorText()
  const pages = useApiPages(agent.income.month, { month })
  const rows = pages.data?.pages.flatMap(({ list }) => list)
  const first = pages.data?.pages[0]
  if (pages.error && !rows)
    return (
      <ErrorState level={3} title={t('failed')} onRetry={() => void pages.refetch()}>
        {errorText(pages.error)}
      </ErrorState>
    )
  if (!rows || !first) return <Skeleton variant="block" size="md" aria-busy="true" />
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
        <Stack as="span" space="none">
          <bdi>{row.account}</bdi>
          <Text as="span" size="caption" quiet>
            {t(row.active ? 'active' : 'notActive')}
          </Text>
        </Stack>
      ),
    },
    ...(['stake', 'win', 'bonus', 'rebate', 'payments', 'validBet'] as const).map(amount),
  ]
  const figures = ['revenue', 'bonus', 'rebate', 'platformFee', 'paymentFee', 'net', 'debt'] as const
  return (
    <Stack space="lg">
      <Text size="dense" quiet>
        {t(`deal.${first.deal}` as 'deal.SPLIT')}
      </Text>
      <DataList
        columns={{ phone: 1, tablet: 2, wide: 4 }}
        items={[
          ...figures.map((name) => ({ term: t(name), value: <Amount of={first[name]} /> })),
          { term: t('activeMembers'), value: first.active },
          { term: t('rate'), value: `${first.rate} %` },
          { term: t('amount'), value: <Amount of={first.amount} /> },
        ]}
      />
      <Table label={t('lines.title')} columns={columns} rows={rows} rowKey={(row) => row.account} />
      {pages.hasNextPage ? (
        <Button onClick={() => void pages.fetchNextPage()} busy={pages.isFetchingNextPage}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
  )
}
