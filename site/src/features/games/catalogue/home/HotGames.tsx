import { EmptyState } from '@brand/ui/empty-state'
import { fire } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Stack } from '@brand/ui/stack'
import { useLayoutEffect } from 'react'
import { pageNumber, useUrlState } from '../../../../app/navigation/use-url-state.ts'
import { useLastPage } from '../../../../app/records/use-last-page.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { lobbyPageSize, lobbyPagerMargin, pagerRange } from '../limits.ts'
import { GameTiles } from '../tile/GameTiles.tsx'
import { GameError } from '../GameError.tsx'
import * as css from './home.css.ts'

/** All that is hot, over every category. Home marked the document for it, and is itself again once it is left. */
export default function HotGames() {
  const t = useWords('games')
  const lobby = useWords('lobby')
  const [{ page }, set, href] = useUrlState({ page: pageNumber })
  const { data, isError, refetch } = useLastPage(
    useApiQuery(sdk.games.hot, { pageNo: page, pageSize: lobbyPageSize }, { keep: true }),
    (last) => set({ page: last }, { replace: true }),
  )
  useLayoutEffect(() => () => document.documentElement.removeAttribute('data-hot'), [])
  const none = data?.totalCount === 0
  return (
    <section aria-labelledby="hot" aria-busy={!data && !isError} data-first className={css.row}>
      <div className={css.head}>
        <h2 id="hot" className={css.title}>
          {lobby('hot.title')}
        </h2>
        {data ? <span className={css.count}>{t('count', { count: data.totalCount })}</span> : null}
      </div>
      {isError && !data ? <GameError text={t('row.failed')} onRetry={() => void refetch()} /> : null}
      {none ? <EmptyState icon={fire} title={lobby('empty.filter')} level={3} /> : null}
      <Stack space={{ phone: '2xl', tablet: '3xl' }}>
        {none || (isError && !data) ? null : (
          <GameTiles games={data?.items} outlines={lobbyPageSize} shape="portrait" />
        )}
        <Pagination
          page={page}
          total={data?.totalPages ?? 0}
          range={pagerRange}
          margin={lobbyPagerMargin}
          href={(to) => href({ page: to })}
        />
      </Stack>
    </section>
  )
}
