import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { Suspense, useState } from 'react'
import { useLocation, useSearchParams } from '../../../../app/navigation/router.ts'
import { lazyPart } from '../../../../app/browser/lazy-part.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { overHome } from '../../../../app/routing/paths.ts'
import { useSession } from '../../../../app/auth/session.ts'
import { usePageTitle } from '../../../../app/navigation/page-title.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useIsHydrated } from '../../../../app/ssr/use-is-hydrated.ts'
import { Hero } from './Hero.tsx'
import { Jackpot } from './load-deferred.ts'
import * as css from './home.css.ts'
import { HomeRows } from './HomeRows.tsx'
import { LobbyTabs } from './LobbyTabs.tsx'
import { lobbyPageSize } from '../limits.ts'
import { GameTiles } from '../tile/GameTiles.tsx'

const HotGames = lazyPart(
  () => import('./HotGames.tsx'),
  <GameTiles games={undefined} outlines={lobbyPageSize} shape="portrait" />,
)

/**
 * Home. Behind the login, the registration or help, opened by their addresses, it stays as it was drawn beforehand: it
 * asks for nothing and takes nothing over until it is seen.
 */
export default function HomePage() {
  const { pathname } = useLocation()
  const visitor = useSession() === null
  const isHydrated = useIsHydrated()
  const [drawn] = useState(!isHydrated && typeof window !== 'undefined')
  if (!(drawn && visitor && overHome.includes(pathname))) return <Home />
  // oxlint-disable-next-line repository/no-raw-html -- nothing is written: React leaves what it finds in it
  return <div className={css.home} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/**
 * Jackpot, banners, the game types, and a row of games for each; or the hot games alone, which begin on the first
 * screen of a phone.
 */
function Home() {
  const t = useWords('site')
  const [params] = useSearchParams()
  // The prerendered page knows no query: `boot.js` marks the document before the first paint, and the style sheet hides
  // what is not wanted.
  const hot = useIsHydrated() && params.get('type') === 'HOT'
  const jackpot = useModule('WINNER3')
  usePageTitle(t('title.home'))
  return (
    <div className={css.home}>
      <h1 className={css.unseen}>
        <VisuallyHidden>{t('title.home')}</VisuallyHidden>
      </h1>
      {jackpot && !hot ? (
        <div className={css.jackpot}>
          <div className={css.jackpotRoom}>
            <Suspense fallback={null}>
              <Jackpot />
            </Suspense>
          </div>
        </div>
      ) : null}
      {hot ? null : <Hero />}
      <LobbyTabs current={hot ? 'hot' : 'home'} />
      {hot ? <HotGames /> : <HomeRows />}
    </div>
  )
}
