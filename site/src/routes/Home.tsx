import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inTime } from '../app/browser/chunk-errors.ts'
import { useWords } from '../app/language/i18n.ts'
import { usePageTitle } from '../app/routing/page-title.ts'
import { useModule } from '../app/calls/status.ts'
import { useHydrated } from '../app/calls/use-hydrated.ts'
import { Hero } from '../features/games/home/Hero.tsx'
import * as css from '../features/games/home/home.css.ts'
import { HomeRows } from '../features/games/home/HomeRows.tsx'
import { LobbyTabs } from '../features/games/home/LobbyTabs.tsx'

const HotGames = lazy(() => inTime(() => import('../features/games/home/HotGames.tsx')))

// A figure that moves is no part of a page drawn beforehand: its room is.
const Jackpot = lazy(() => inTime(() => import('../features/games/home/Jackpot.tsx')))

/** Jackpot, banners, the game types, and a row of games for each; or the hot games alone. */
export default function Home() {
  const t = useWords('site')
  const [params] = useSearchParams()
  // The prerendered page knows no query.
  const hot = useHydrated() && params.get('type') === 'HOT'
  const jackpot = useModule('WINNER3')
  usePageTitle(t('title.home'))
  return (
    <div className={css.home}>
      <h1>
        <VisuallyHidden>{t('title.home')}</VisuallyHidden>
      </h1>
      {jackpot ? (
        <div className={css.jackpot}>
          <div className={css.jackpotRoom}>
            <Suspense fallback={null}>
              <Jackpot />
            </Suspense>
          </div>
        </div>
      ) : null}
      <Hero />
      <LobbyTabs current={hot ? 'hot' : 'home'} />
      {hot ? (
        <Suspense fallback={null}>
          <HotGames />
        </Suspense>
      ) : (
        <HomeRows />
      )}
    </div>
  )
}
