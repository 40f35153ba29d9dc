import { Table, type Column } from '@brand/ui/table'
import { Amount } from '../../../app/format/Amount.tsx'
import { formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useNames } from '../../../app/records/names.ts'
import type { Summary } from './use-rebate.ts'

type Line = Summary['lines'][number]

/** Valid bet by category, its rate, and what that makes. */
export function RebateLines({ lines }: { lines: readonly Line[] }) {
  const t = useWords('rebates')
  const lang = useLang()
  const names = useNames()
  const columns: Column<Line>[] = [
    { id: 'games', head: t('games'), cell: ({ gameType }) => names.category(gameType) },
    { id: 'play', head: t('play'), align: 'end', phone: 'line', cell: ({ validBet }) => <Amount of={validBet} /> },
    {
      id: 'rate',
      head: t('rate'),
      align: 'end',
      phone: 'line',
      cell: ({ rate }) => formatRate(rate, lang),
    },
    { id: 'amount', head: t('amount'), align: 'end', phone: 'line', cell: ({ amount }) => <Amount of={amount} /> },
  ]
  return <Table label={t('lines')} columns={columns} rows={lines} rowKey={({ gameType }) => gameType} presorted />
}
