import type { IncomeLine } from '@brand/sdk/agent'
import { Button } from '@brand/ui/button'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { Amount } from '../../../app/format/Amount.tsx'
import { Exact } from '../../../app/format/Exact.tsx'
import { formatRate } from '../../../app/format/percent.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'

const PlayOfDay = lazyPart(() => import('./PlayOfDay.tsx'))

const rowKey = (row: IncomeLine) => [row.account, row.gameType, row.rate, row.rateBelow].join(' ')

/** What each member contributed to a day of commission. */
export function CommissionDay({ day }: { day: string }) {
  const t = useWords('income')
  const site = useWords('site')
  const lang = useLang()
  const percent = (rate: string) => formatRate(rate, lang)
  const pages = useApiPages(agent.income.lines, { day }, { rowKey })
  const [open, setOpen] = useState<IncomeLine>()
  const columns: Column<IncomeLine>[] = [
    {
      id: 'account',
      head: t('account'),
      cell: (row) => (
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(row)}>
          <bdi>{row.account}</bdi>
        </Button>
      ),
    },
    { id: 'category', head: t('category'), cell: (row) => categoryName(site, row.gameType) },
    { id: 'base', head: t('base'), align: 'end', cell: (row) => <Amount of={row.base} /> },
    {
      id: 'rate',
      head: t('rates'),
      align: 'end',
      cell: (row) => [row.rate, ...(row.rateBelow === '0' ? [] : [row.rateBelow])].map(percent).join(' − '),
    },
    { id: 'share', head: t('earned'), align: 'end', cell: (row) => <Exact of={row.amount} /> },
  ]
  return (
    <>
      <PagedList pages={pages} failed={t('failed')} level={3} space="md" outline="md">
        {(rows) => (
          <>
            <Text size="dense" quiet>
              {t('lines.text')}
            </Text>
            <Table label={t('lines.title')} columns={columns} rows={rows} rowKey={rowKey} />
          </>
        )}
      </PagedList>
      {open ? <PlayOfDay line={open} day={day} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}
