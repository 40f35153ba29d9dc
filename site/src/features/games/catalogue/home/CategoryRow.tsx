import { memo } from 'react'
import { categoryName, type KnownCategory } from '../../../../app/games/categories.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { lobbyPath, paths } from '../../../../app/routing/paths.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { homeSlice } from '../limits.ts'
import { shapeOf } from '../tile/GameTile.tsx'
import { GameRow } from './GameRow.tsx'
import { useInView } from '../../../../app/browser/use-in-view.ts'

/**
 * The first games of a category; asked for when the row comes near the screen. Home is made again with what it learns, and
 * its nine rows are not.
 */
export const CategoryRow = memo(function CategoryRow({ category, title, count }: KnownCategory) {
  const site = useWords('site')
  const [ref, near] = useInView('50% 0px')
  const answer = useApiQuery(sdk.games.list, { gameType: category, pageSize: homeSlice }, { keep: true, enabled: near })
  return (
    <GameRow
      ref={ref}
      id={`row-${category}`}
      title={categoryName(site, category, title)}
      count={count}
      all={lobbyPath(category) ?? paths.home}
      asked={near}
      answer={answer}
      square={shapeOf({ gameType: category }) === 'square'}
    />
  )
})
