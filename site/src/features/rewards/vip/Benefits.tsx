import { Section } from '@brand/ui/section'
import { Table, type Column } from '@brand/ui/table'
import { Amount } from '../../../app/format/Amount.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import type { Rank } from './use-vip.ts'

const nothing = '0.00'

/** What each rank takes and gives; the person's own is marked. */
export function Benefits({ ranks, level: own }: { ranks: readonly Rank[]; level: number }) {
  const t = useWords('vip')
  const lang = useLang()
  const money = (amount: string) => (amount === nothing ? '–' : <Amount of={amount} decimals={0} />)
  const columns: Column<Rank>[] = [
    { id: 'rank', head: t('table.rank'), cell: ({ label }) => label },
    { id: 'salary', head: t('table.salary'), align: 'end', phone: 'line', cell: ({ salary }) => money(salary) },
    { id: 'upgrade', head: t('table.upgrade'), align: 'end', phone: 'line', cell: ({ upgrade }) => money(upgrade) },
    {
      id: 'points',
      head: t('table.points'),
      align: 'end',
      phone: 'line',
      cell: ({ pointsFactor }) => `× ${formatCount(pointsFactor, lang)}`,
    },
    { id: 'keep', head: t('table.keep'), align: 'end', phone: 'line', cell: ({ keep }) => money(keep) },
  ]
  return (
    <Section title={t('benefits')}>
      <Table
        label={t('benefits')}
        columns={columns}
        rows={ranks}
        rowKey={({ level }) => level}
        marked={({ level }) => level === own}
      />
    </Section>
  )
}
