import { Button } from '@brand/ui/button'
import { StatusChip } from '@brand/ui/status-chip'
import { Table, type Column } from '@brand/ui/table'
import type { WalletVendorsOutput } from '@brand/sdk'
import { useStatus } from '../../../app/api/status.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { AutoTransfer } from './AutoTransfer.tsx'
import * as css from './transfer.css.ts'

type Row = WalletVendorsOutput['list'][number]

interface WalletsProps {
  wallets: WalletVendorsOutput
  busy: boolean
  onRefresh: () => void
}

/** What lies in the main wallet and at each vendor, as far as each has said. */
export function Wallets({ wallets, busy, onRefresh }: WalletsProps) {
  const t = useWords('transfer')
  const money = moneyIn(useStatus().data?.currency.symbol ?? '')
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
    { id: 'balance', head: t('balance'), align: 'end', cell: (row) => <bdi>{money(row.balance)}</bdi> },
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
    <section aria-label={t('wallets')} className={css.wallets}>
      <div className={css.row}>
        <dl className={css.figures}>
          <div className={css.figure}>
            <dt className={css.term}>{t('main')}</dt>
            <dd className={css.value}>{money(wallets.main)}</dd>
          </div>
        </dl>
        <Button size="sm" busy={busy} busyLabel={t('refreshing')} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </div>
      <AutoTransfer wallets={wallets} />
      <div className={css.panel}>
        <Table
          label={t('wallets')}
          columns={columns}
          rows={wallets.list}
          rowKey={({ vassalage }) => vassalage}
          variant="panel"
        />
      </div>
    </section>
  )
}
