import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Link } from '@brand/ui/link'
import { StatusChip } from '@brand/ui/status-chip'
import { useLocation } from '../../../app/navigation/router.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Lines } from './Lines.tsx'
import { chipOf, type Raffle } from './raffles.model.ts'
import { useRaffleWords } from './use-raffle-words.ts'

/** A raffle in a list: how tickets are earned, when it is drawn, its prizes, and the tickets of the person. */
export function RaffleCard({ raffle }: { raffle: Raffle }) {
  const t = useWords('raffles')
  const words = useRaffleWords()
  const { pathname, search } = useLocation()
  const { title, prizes, drawsAt, mine, tickets, ticketsPerPerson } = raffle
  return (
    <Card
      as="li"
      title={title}
      actions={<StatusChip status={chipOf(raffle)}>{words.state(raffle)}</StatusChip>}
      footer={
        <Link variant="action" href={`${pathname}${search}#${raffle.id}`}>
          {t('open', { title })}
        </Link>
      }
    >
      <DataList
        items={[
          { term: t('earn'), value: <Lines of={words.earned(raffle)} /> },
          { term: t('period'), value: words.period(raffle) },
          { term: t('draw'), value: words.time(drawsAt) },
          { term: t('prizes'), value: <Lines of={prizes.map(words.prize)} /> },
          { term: t('tickets'), value: words.count(tickets) },
          ...(mine
            ? [
                {
                  term: t('mine'),
                  value: t('mine.value', { n: words.count(mine.tickets), most: words.count(ticketsPerPerson) }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
