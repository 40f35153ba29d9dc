import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { Inline } from '@brand/ui/inline'
import { Sheet } from '@brand/ui/sheet'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { Lines } from './Lines.tsx'
import { MyTickets } from './MyTickets.tsx'
import { Proof } from './Proof.tsx'
import { chipOf } from './raffles.model.ts'
import { useRaffleWords } from './use-raffle-words.ts'
import { Winners } from './Winners.tsx'
import { Wins } from './Wins.tsx'

/** One raffle: its terms, the person's tickets and prizes, the winners, and what repeats the draw. */
export default function RaffleSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('raffles')
  const words = useRaffleWords()
  const answer = useApiQuery(member.raffles.detail, { id })
  return (
    <Sheet open size="lg" closeOnOutside onOpenChange={onClose} title={answer.data?.title ?? t('title')}>
      <Answered answer={answer} failed={t('failed.one')}>
        {(data) => (
          <Stack space="xl">
            <Stack space="md">
              <Inline space="sm">
                <StatusChip status={chipOf(data)}>{words.state(data)}</StatusChip>
              </Inline>
              {data.reason === null ? null : (
                <Callout tone="warning" title={t('cancelled')}>
                  <bdi>{data.reason}</bdi>
                </Callout>
              )}
              {data.text.split(/\n{2,}/).map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
            {data.mine && data.mine.wins.length > 0 ? <Wins id={id} wins={data.mine.wins} /> : null}
            <DataList
              items={[
                { term: t('earn'), value: <Lines of={words.earned(data)} /> },
                { term: t('most'), value: words.count(data.ticketsPerPerson) },
                { term: t('wins.most'), value: words.count(data.winsPerPerson) },
                { term: t('period'), value: words.period(data) },
                { term: t('draw'), value: words.time(data.drawsAt) },
                { term: t('prizes'), value: <Lines of={data.prizes.map(words.prize)} /> },
                { term: t('tickets'), value: words.count(data.tickets) },
              ]}
            />
            {data.status === 'DRAWN' ? <Winners winners={data.winners} /> : null}
            {data.mine ? <MyTickets id={id} mine={data.mine} /> : null}
            <Proof raffle={data} />
          </Stack>
        )}
      </Answered>
    </Sheet>
  )
}
