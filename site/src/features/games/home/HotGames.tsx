import { Pagination } from '@brand/ui/pagination'
import { useSearchParams } from 'react-router-dom'
import { sdk } from '../../../app/calls/client.ts'
import { useWords } from '../../../app/language/i18n.ts'
import { useCall } from '../../../app/calls/use-call.ts'
import { lobbyPageSize, lobbyPagerMargin, pagerRange } from '../limits.ts'
import { GameTiles } from '../tile/GameTiles.tsx'
import { Trouble } from '../Trouble.tsx'
import * as css from './home.css.ts'

/** All that is hot, over every category. */
export default function HotGames() {
  const t = useWords('games')
  const lobby = useWords('lobby')
  const [params] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const { data, isError, refetch } = useCall(sdk.games.hot, { pageNo: page, pageSize: lobbyPageSize }, { keep: true })
  return (
    <section aria-labelledby="hot" aria-busy={!data && !isError} className={css.firstRow}>
      <div className={css.head}>
        <h2 id="hot" className={css.title}>
          {lobby('hot.title')}
        </h2>
        {data ? <span className={css.count}>{t('count', { count: data.totalCount })}</span> : null}
      </div>
      {isError && !data ? (
        <Trouble text={t('row.failed')} onRetry={() => void refetch()} />
      ) : (
        <GameTiles games={data?.items} outlines={lobbyPageSize} shape="portrait" />
      )}
      <Pagination
        page={page}
        total={data?.totalPages ?? 0}
        range={pagerRange}
        margin={lobbyPagerMargin}
        href={(to) => `?type=HOT&page=${to}`}
        className={css.pager}
      />
    </section>
  )
}
