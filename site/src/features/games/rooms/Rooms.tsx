import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { usersThree } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Skeleton } from '@brand/ui/skeleton'
import { Grid } from '@brand/ui/grid'
import { Heading } from '@brand/ui/heading'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sdk } from '../../../app/api/client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { byGame } from './by-game.ts'
import { RoomCard } from './RoomCard.tsx'
import * as css from './rooms.css.ts'

/** Three stake levels a game: six games. */
const pageSize = 18

/** The tables of the PVP games by their stake; sitting down opens the game at it. */
export default function Rooms() {
  const t = useWords('play')
  const errorText = useErrorText()
  const top = useRef<HTMLElement>(null)
  const [query, setQuery] = useSearchParams()
  const pageNo = Math.max(1, Math.trunc(Number(query.get('rooms'))) || 1)
  const { data, error, refetch } = useApiQuery(sdk.games.rooms, { pageNo, pageSize }, { keep: true, staleTime: 10_000 })
  const go = (page: number) => {
    setQuery((now) => {
      const next = new URLSearchParams(now)
      if (page > 1) next.set('rooms', String(page))
      else next.delete('rooms')
      return next
    })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const games = data && byGame(data.items)
  return (
    <section ref={top} aria-label={t('rooms')} className={css.section}>
      <Stack space="lg">
        <Stack space="2xs">
          <Heading size="lg">{t('rooms')}</Heading>
          <Text quiet>{t('rooms.text')}</Text>
        </Stack>
        {games?.length ? (
          <Grid as="ul" minColumn="lg" align="start">
            {games.map((game) => (
              <RoomCard key={game.nodeId} game={game} />
            ))}
          </Grid>
        ) : games ? (
          <EmptyState level={3} icon={usersThree} title={t('rooms.none')}>
            {t('rooms.noneText')}
          </EmptyState>
        ) : error ? (
          <ErrorState title={t('rooms.failed')} onRetry={() => void refetch()}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <Grid as="ul" minColumn="lg" align="start" aria-hidden>
            {[0, 1, 2].map((n) => (
              <li key={n}>
                <Skeleton variant="block" size="lg" />
              </li>
            ))}
          </Grid>
        )}
        {data && data.totalPages > 1 ? (
          <Pagination aria-label={t('rooms.pages')} page={pageNo} total={data.totalPages} onPageChange={go} />
        ) : null}
      </Stack>
    </section>
  )
}
