import { Section } from '@brand/ui/section'
import { Table, type Column } from '@brand/ui/table'
import { ticket } from '@brand/ui/icons'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Raffle } from './raffles.model.ts'
import { useRaffleWords } from './use-raffle-words.ts'

type Winner = Raffle['winners'][number]

/** Tickets that were drawn, in the order of the prizes. */
export function Winners({ winners }: { winners: readonly Winner[] }) {
  const t = useWords('raffles')
  const words = useRaffleWords()
  const columns: Column<Winner>[] = [
    { id: 'place', head: t('column.place'), cell: ({ place }) => words.count(place) },
    { id: 'prize', head: t('column.prize'), cell: ({ amount }) => words.money(amount), align: 'end' },
    {
      id: 'name',
      head: t('column.name'),
      cell: ({ name, mine }) => <bdi>{name === null ? t('hidden') : mine ? t('you', { name }) : name}</bdi>,
    },
    { id: 'ticket', head: t('column.ticket'), cell: ({ number }) => number, align: 'end' },
  ]
  return (
    <Section title={t('winners')} space="sm">
      <Table
        label={t('winners')}
        columns={columns}
        rows={winners}
        rowKey={({ place }) => place}
        empty={<EmptyList icon={ticket} title={t('winners.none')} text={t('winners.none.text')} />}
      />
    </Section>
  )
}
