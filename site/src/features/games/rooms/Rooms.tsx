import { EmptyState } from '@brand/ui/empty-state'
import { usersThree } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Skeleton } from '@brand/ui/skeleton'
import { Grid } from '@brand/ui/grid'
import { Heading } from '@brand/ui/heading'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useRef } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { roomsPageSize } from '../../../app/games/page-sizes.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { pageNumber, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { byGame } from './by-game.ts'
import { RoomCard } from './RoomCard.tsx'
import * as css from './rooms.css.ts'

/** The tables of the PVP games by their stake; sitting down opens the game at it. */
export default function Rooms() {
  const t = useWords('play')
  const top = useRef<HTMLElement>(null)
  const [{ rooms: pageNo }, setUrl] = useUrlState({ rooms: pageNumber })
  const answer = useApiQuery(sdk.games.rooms, { pageNo, pageSize: roomsPageSize }, { keep: true, staleTime: 10_000 })
  const { data } = answer
  const go = (page: number) => {
    setUrl({ rooms: page })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section ref={top} aria-label={t('rooms')} className={css.section}>
      <Stack space="lg">
        <Stack space="2xs">
          <Heading size="lg">{t('rooms')}</Heading>
          <Text quiet>{t('rooms.text')}</Text>
        </Stack>
        <Answered
          answer={answer}
          failed={t('rooms.failed')}
          waiting={
            <Grid as="ul" minColumn="lg" align="start" aria-hidden>
              {[0, 1, 2].map((n) => (
                <li key={n}>
                  <Skeleton variant="block" size="lg" />
                </li>
              ))}
            </Grid>
          }
        >
          {({ items }) =>
            items.length > 0 ? (
              <Grid as="ul" minColumn="lg" align="start">
                {byGame(items).map((game) => (
                  <RoomCard key={game.nodeId} game={game} />
                ))}
              </Grid>
            ) : (
              <EmptyState level={3} icon={usersThree} title={t('rooms.none')}>
                {t('rooms.noneText')}
              </EmptyState>
            )
          }
        </Answered>
        {data && data.totalPages > 1 ? (
          <Pagination aria-label={t('rooms.pages')} page={pageNo} total={data.totalPages} onPageChange={go} />
        ) : null}
      </Stack>
    </section>
  )
}
