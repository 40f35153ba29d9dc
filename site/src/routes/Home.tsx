import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inTime } from '../app/chunk-errors.ts'
import { useWords } from '../app/i18n.ts'
import { usePageTitle } from '../app/page-title.ts'
import { useHydrated } from '../app/use-hydrated.ts'
import { Hero } from '../features/games/home/Hero.tsx'
import { HomeRows } from '../features/games/home/HomeRows.tsx'
import { LobbyTabs } from '../features/games/home/LobbyTabs.tsx'

const HotGames = lazy(() => inTime(() => import('../features/games/home/HotGames.tsx')))

/** One still picture, the game types, and a row of games for each; or the hot games alone. */
export default function Home() {
  const t = useWords('site')
  const [params] = useSearchParams()
  // The prerendered page knows no query.
  const hot = useHydrated() && params.get('type') === 'HOT'
  usePageTitle(t('title.home'))
  return (
    <>
      <h1>
        <VisuallyHidden>{t('title.home')}</VisuallyHidden>
      </h1>
      <Hero />
      <LobbyTabs current={hot ? 'hot' : 'home'} />
      {hot ? (
        <Suspense fallback={null}>
          <HotGames />
        </Suspense>
      ) : (
        <HomeRows />
      )}
    </>
  )
}
