import { useState } from 'react'
import { sdk } from '../../../../app/api/client.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { hotFetch } from '../../../../app/games/page-sizes.ts'
import { homeSlice } from '../limits.ts'
import { GameRow } from './GameRow.tsx'
import * as css from './home.css.ts'
import { hotPath } from './LobbyTabs.tsx'

/** What is played most: twelve come, six are shown until more are wanted. */
export function HotRow() {
  const t = useWords('games')
  const [more, setMore] = useState(false)
  const on = useModule('GAMELOHOT3')
  const answer = useApiQuery(sdk.games.hot, { pageSize: hotFetch }, { keep: true, enabled: on })
  if (!on) return null
  return (
    <GameRow
      id="hot"
      title={t('row.hot')}
      all={hotPath}
      answer={answer}
      shown={more ? hotFetch : homeSlice}
      eager
      mixed
      first
    >
      {(answer.data?.items.length ?? 0) > homeSlice ? (
        <button
          type="button"
          aria-expanded={more}
          aria-describedby="hot"
          className={css.link}
          onClick={() => setMore(!more)}
        >
          {t(more ? 'row.less' : 'row.more')}
        </button>
      ) : null}
    </GameRow>
  )
}
