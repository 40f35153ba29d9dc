import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { StatusChip } from '@brand/ui/status-chip'
import { Table, type Column } from '@brand/ui/table'
import type { WalletVendorsOutput } from '@brand/sdk'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { AutoTransfer } from './AutoTransfer.tsx'

type Row = WalletVendorsOutput['list'][number]

interface WalletsProps {
  wallets: WalletVendorsOutput
  busy: boolean
  onRefresh: () => void
}

/** Balances of the main wallet and of each vendor, as far as each has answered. */
export function Wallets({ wallets, busy, onRefresh }: WalletsProps) {
  const t = useWords('transfer')
  const stateOf = ({ transfer, fresh, status }: Row): [string, string] =>
    transfer
      ? ['processing', t('state.checking')]
      : status === 'MAINTENANCE'
        ? ['maintenance', t('state.maintenance')]
        : fresh
          ? ['success', t('state.fresh')]
          : ['pending', t('state.old')]
  const columns: Column<Row>[] = [
    { id: 'vendor', head: t('vendor'), cell: (row) => row.displayName },
    { id: 'balance', head: t('balance'), align: 'end', cell: (row) => <Amount of={row.balance} /> },
    {
      id: 'state',
      head: t('state'),
      align: 'end',
      phone: 'line',
      cell: (row) => {
        const [status, words] = stateOf(row)
        return <StatusChip status={status}>{words}</StatusChip>
      },
    },
  ]
  return (
    <Section label={t('wallets')}>
      <Inline justify="between">
        <DataList
          variant="stacked"
          items={[
            {
              term: t('main'),
              value: (
                <Text as="span" size="title" weight="strong">
                  <Amount of={wallets.main} />
                </Text>
              ),
            },
          ]}
        />
        <Button size="sm" busy={busy} busyLabel={t('refreshing')} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </Inline>
      <AutoTransfer wallets={wallets} />
      <Card padding={{ phone: 'md', tablet: 'xl' }}>
        <Table
          label={t('wallets')}
          columns={columns}
          rows={wallets.list}
          rowKey={({ vassalage }) => vassalage}
          variant="panel"
        />
      </Card>
    </Section>
  )
}
