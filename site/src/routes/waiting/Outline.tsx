import { Skeleton } from '@brand/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { GameTiles } from '../../features/games/catalogue/tile/GameTiles.tsx'
import { waitingTitle } from './waiting-title.ts'
import * as css from './waiting.css.ts'

export { waitingAreas } from './waiting-title.ts'

/** Two rows of tiles fill the first screen. */
const tiles = 12

/** A page whose code, words or visitor are not known yet: its title, and the outline of what is coming. */
export function Outline() {
  const { pathname, search } = useLocation()
  const { area, key, outline } = waitingTitle(pathname, search)
  const { t, ready } = useTranslation<string>(area, { useSuspense: false })
  const title = <h1 className={css.title}>{ready ? t(key) : <Skeleton className={css.titleOutline} />}</h1>
  const panels = (
    <div aria-busy="true" className={css.panels}>
      <Skeleton variant="block" className={outline === 'game' ? css.stage : css.panel} />
      {outline === 'game' ? null : <Skeleton variant="block" className={css.panel} />}
    </div>
  )
  if (outline === 'games' || outline === 'home') {
    return (
      <div className={css.root}>
        {title}
        <div aria-busy="true">
          <GameTiles games={undefined} outlines={tiles} />
        </div>
      </div>
    )
  }
  if (outline === 'member') {
    return (
      <div className={css.member}>
        <div className={css.side}>
          <Skeleton variant="block" className={css.sideOutline} />
        </div>
        <div className={css.gutter}>
          {title}
          {panels}
        </div>
      </div>
    )
  }
  const bare = outline !== 'plain'
  return (
    <div className={bare ? css.gutter : css.root}>
      {title}
      {panels}
    </div>
  )
}
