import { Chip } from '@brand/ui/chip'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Skeleton } from '@brand/ui/skeleton'
import { Text } from '@brand/ui/text'
import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'
import type { Raffle } from './raffles.model.ts'
import { useRaffleWords } from './use-raffle-words.ts'

/** Numbers of the person's tickets; those that became void say so. */
export function MyTickets({ id, mine }: { id: string; mine: NonNullable<Raffle['mine']> }) {
  const t = useWords('raffles')
  const words = useRaffleWords()
  const answer = useApiPages(member.raffles.mine, { id, size: 100 })
  return (
    <Section title={t('mine')} space="sm">
      <Text size="dense" quiet>
        {t('mine.counted', { bets: words.money(mine.bets), deposits: words.money(mine.deposits) })}
      </Text>
      <PagedList
        pages={answer}
        space="sm"
        more={t('more')}

        failed={t('failed.tickets')}
        waiting={<Skeleton aria-busy="true" />}
        empty={<Text size="dense">{t('mine.none')}</Text>}
      >
        {(rows) => (
          <Inline as="ul" space="xs" aria-label={t('mine')}>
            {rows.map(({ number, voidedAt, place }) => (
              <li key={number}>
                <Chip>
                  {place !== null
                    ? t('ticket.won', { number, place: words.count(place) })
                    : voidedAt !== null
                      ? t('ticket.void', { number })
                      : number}
                </Chip>
              </li>
            ))}
          </Inline>
        )}
      </PagedList>
    </Section>
  )
}
