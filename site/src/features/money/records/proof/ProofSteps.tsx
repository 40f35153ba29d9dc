import { Card } from '@brand/ui/card'
import { Pagination } from '@brand/ui/pagination'
import { Section } from '@brand/ui/section'
import { Table, type Column } from '@brand/ui/table'
import { useMemo, useState } from 'react'
import { TwoLines } from '../../../../app/records/TwoLines.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useNames } from '../../../../app/records/names.ts'
import { amountOf } from '../../../../app/format/money.ts'
import { minorOf } from './proof.ts'
import type { Entry } from './use-proof.ts'
import { RecordNumber } from '../list/RecordNumber.tsx'
import { When } from '../../../../app/records/When.tsx'

const rowsShown = 20

interface Step extends Entry {
  /** Of the account before this entry. */
  before: string
  after: string
}

function stepsOf(entries: readonly Entry[]): Step[] {
  const sums = new Map<string, bigint>()
  return entries.map((entry) => {
    const before = sums.get(entry.account) ?? 0n
    const after = before + minorOf(entry.amount)
    sums.set(entry.account, after)
    return { ...entry, before: amountOf(before), after: amountOf(after) }
  })
}

/** Every step of the sum: what was there, what came or went, and what that makes. */
export function ProofSteps({ entries }: { entries: readonly Entry[] }) {
  const t = useWords('records')
  const names = useNames()
  const steps = useMemo(() => stepsOf(entries), [entries])
  const pages = Math.max(1, Math.ceil(steps.length / rowsShown))
  // The newest are what one looks for first.
  const [page, setPage] = useState(1)
  const shown = steps.toReversed().slice((page - 1) * rowsShown, page * rowsShown)
  const columns: Column<Step>[] = [
    {
      id: 'type',
      head: t('col.type'),
      cell: (row) => (
        <TwoLines weight="label" note={names.account(row.account)}>
          {names.type(row.type)}
        </TwoLines>
      ),
    },
    { id: 'amount', head: t('col.amount'), align: 'end', cell: (row) => <Amount of={row.amount} signed /> },
    { id: 'at', head: t('col.time'), cell: (row) => <When at={row.at} /> },
    { id: 'after', head: t('proof.sum'), align: 'end', cell: (row) => <Amount of={row.after} /> },
    { id: 'before', head: t('proof.before'), align: 'end', cell: (row) => <Amount of={row.before} /> },
    {
      id: 'entryNo',
      head: t('col.entry'),
      align: 'end',
      cell: (row) => <RecordNumber of={row.entryNo} />,
    },
  ]
  return (
    <Section title={t('proof.steps')}>
      <Card padding={{ phone: 'md', tablet: 'xl' }}>
        <Table
          label={t('proof.steps')}
          columns={columns}
          rows={shown}
          rowKey={({ entryNo }) => entryNo}
          presorted
          variant="panel"
        />
      </Card>
      <Pagination page={page} total={pages} onPageChange={setPage} />
    </Section>
  )
}
