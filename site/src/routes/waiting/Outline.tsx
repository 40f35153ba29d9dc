import { Skeleton } from '@brand/ui/skeleton'
import { Page } from '@brand/ui/page'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { useTranslation } from 'react-i18next'
import { hasOwnBack } from '../../app/navigation/place.ts'
import { useLocation } from '../../app/navigation/router.ts'
import { GameTiles } from '../../features/games/catalogue/tile/GameTiles.tsx'
import { EarlyLaunch } from '../../features/games/play/early-launch.ts'
import { waitingTitle } from './waiting-title.ts'
import * as css from './waiting.css.ts'

export { waitingAreas } from './waiting-title.ts'

/** Two rows of tiles fill the first screen. */
const tiles = 12

/** A page whose code, words or visitor are not known yet: its title, and the outline of what is coming. */
export function Outline() {
  const { pathname, search } = useLocation()
  const { area, key, outline } = waitingTitle(pathname, search)
  const query = new URLSearchParams(search)
  const { t, ready } = useTranslation<string>(area, { useSuspense: false })
  const title = <PageHeader title={ready ? t(key) : <Skeleton className={css.titleOutline} />} />
  const panels = (
    <Stack space="xl" aria-busy="true">
      {outline === 'game' ? (
        <>
          <EarlyLaunch />
          <Skeleton variant="block" className={css.stage} />
        </>
      ) : (
        <>
          <Skeleton variant="block" size="lg" />
          <Skeleton variant="block" size="lg" />
        </>
      )}
    </Stack>
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
        <Page gutters space="none">
          {query.has('page') && !hasOwnBack(query) ? <div className={css.back} /> : null}
          {title}
          {panels}
        </Page>
      </div>
    )
  }
  const bare = outline !== 'plain'
  return bare ? (
    <Page gutters space="none">
      {title}
      {panels}
    </Page>
  ) : (
    <div className={css.root}>
      {title}
      {panels}
    </div>
  )
}
