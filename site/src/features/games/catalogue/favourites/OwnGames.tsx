import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { clockCounterClockwise, heartLight } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Card } from '@brand/ui/card'
import { PageHeader } from '@brand/ui/page-header'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { RetryState } from '../../../../app/errors/RetryState.tsx'
import type { Answer } from '../../../../app/ssr/hydrated-result.ts'
import { useLocation } from '../../../../app/navigation/router.ts'
import type { Game, Page } from '@brand/sdk'
import { sdk } from '../../../../app/api/client.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { lobbyPaths } from '../../../../app/routing/paths.ts'
import { useAccount } from '../../../../app/auth/session.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { pageNumber, useUrlState } from '../../../../app/navigation/use-url-state.ts'
import { useLastPage } from '../../../../app/records/use-last-page.ts'
import { hotFetch } from '../../../../app/games/page-sizes.ts'
import { favouriteFetch, homeSlice, lobbyPageSize, lobbyPagerMargin, pagerRange } from '../limits.ts'
import { GameTiles } from '../tile/GameTiles.tsx'
import { hasFavourites, useFavouriteTabs } from './favourites.ts'
import { TrialFavourites } from './TrialFavourites.tsx'

function usePage() {
  const [{ page }, set] = useUrlState({ page: pageNumber })
  return [page, (last: number) => set({ page: last }, { replace: true })] as const
}

/** Every game with a heart, the latest first. */
export function Favourites() {
  const t = useWords('games')
  const member = useWords('member')
  const { kind } = useAccount()
  const [page, goTo] = usePage()
  const mine = hasFavourites(kind)
  useFavouriteTabs()
  const answer = useLastPage(
    useApiQuery(sdk.favourites.list, { pageNo: page, pageSize: favouriteFetch }, { enabled: mine }),
    goTo,
  )
  if (kind === 'trial')
    return <OwnList title={t('row.favourites')} empty={<TrialFavourites />} answer={null} page={1} />
  const empty = (
    <Card padding="none">
      <EmptyState icon={heartLight} title={member('teach.title')} action={<Browse />}>
        {member('teach.text')}
      </EmptyState>
    </Card>
  )
  return <OwnList title={t('row.favourites')} empty={empty} answer={answer} page={page} />
}

/** Every game this person opened, the latest first. */
export function Recent() {
  const t = useWords('games')
  const lobby = useWords('lobby')
  const { kind } = useAccount()
  const [page, goTo] = usePage()
  const answer = useLastPage(useApiQuery(sdk.games.recent, { page, pageSize: lobbyPageSize }), goTo)
  const empty = (
    <Card padding="none">
      <EmptyState icon={clockCounterClockwise} title={lobby('played.title')} action={<Browse />}>
        {lobby(kind === 'trial' ? 'played.trial' : 'played.text')}
      </EmptyState>
    </Card>
  )
  return <OwnList title={t('row.recent')} empty={empty} answer={answer} page={page} />
}

function Browse() {
  const t = useWords('lobby')
  return (
    <a {...buttonAttributes()} href={lobbyPaths.RNG}>
      {t('teach.action')}
    </a>
  )
}

interface OwnListProps {
  title: string
  empty: React.ReactNode
  /** Null where nothing is kept. */
  answer: Answer<Page<Game>> | null
  page: number
}

function OwnList({ title, empty, answer, page }: OwnListProps) {
  const { pathname } = useLocation()
  const t = useWords('games')
  const lobby = useWords('lobby')
  const data = answer?.data
  return (
    <>
      <PageHeader
        title={title}
        description={
          // Its line is there from the start: nothing moves when the count is.
          <span role="status">{data && data.totalCount > 0 ? t('count', { count: data.totalCount }) : '\u00a0'}</span>
        }
      />
      <Stack space="3xl" aria-busy={answer !== null && !data && !answer.isError}>
        {answer?.isError && !data ? (
          <Card padding="none">
            <RetryState answer={answer} title={lobby('failed.title')} />
          </Card>
        ) : answer === null || data?.items.length === 0 ? (
          <>
            {empty}
            <Popular />
          </>
        ) : (
          <GameTiles games={data?.items} outlines={6} shape="portrait" eager={6} />
        )}
        <Pagination
          page={page}
          total={data?.totalPages ?? 0}
          range={pagerRange}
          margin={lobbyPagerMargin}
          href={(to) => `${pathname}?page=${to}`}
        />
      </Stack>
    </>
  )
}

/** What others play, where there is nothing of one's own yet. */
function Popular() {
  const t = useWords('games')
  const on = useModule('GAMELOHOT3')
  const { data } = useApiQuery(sdk.games.hot, { pageSize: hotFetch }, { keep: true, enabled: on })
  return data && data.items.length > 0 ? (
    <Section title={t('row.hot')}>
      <GameTiles games={data.items.slice(0, homeSlice)} outlines={homeSlice} shape="portrait" />
    </Section>
  ) : null
}
