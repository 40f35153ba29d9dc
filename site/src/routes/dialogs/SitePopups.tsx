import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inTime } from '../../app/browser/chunk-errors.ts'
import { useOpenDialog } from '../../app/overlays/dialogs.tsx'
import { paths } from '../../app/routing/paths.ts'
import { useAccount } from '../../app/auth/session.ts'
import { openPopup, dismiss, type PopupName, type PopupProps } from '../../app/overlays/popups.ts'
import { routeAt } from '../../app/routing/route-table.ts'
import FloatingMenu from '../../features/platform/service/FloatingMenu.tsx'
import { PopupHost } from '../../features/platform/popups/PopupHost.tsx'
import { PublicNews } from '../../features/platform/popups/PublicNews.tsx'
import { dialogAt } from './site-dialogs.ts'

const ReceiptWatch = lazy(() => inTime(() => import('../../features/money/withdraw/receipt/ReceiptWatch.tsx')))

const Asides = lazy(() => inTime(() => import('../../features/games/catalogue/Asides.tsx')))

const views: Record<PopupName, ComponentType<PopupProps>> = {
  announcements: lazy(() => inTime(() => import('../../features/platform/popups/AnnouncementsDialog.tsx'))),
  help: lazy(() => inTime(() => import('../../features/platform/help/HelpDialog.tsx'))),
  service: lazy(() => inTime(() => import('../../features/platform/service/ServiceSheet.tsx'))),
  feedback: lazy(() => inTime(() => import('./Feedback.tsx'))),
}

/**
 * What comes over a page once it stands: the popups, one at a time, what the address lays over it (a game's sheet, a
 * vendor's list), and the floating service menu. Help has an address of its own.
 */
export default function SitePopups() {
  const { pathname, search } = useLocation()
  const { kind } = useAccount()
  const navigate = useNavigate()
  const game = routeAt(pathname)?.frame === 'game'
  const laid = /[?&](game|hall|jackpot)=/.test(search)
  const [asides, setAsides] = useState(laid)
  // From then on they stay, so that what closes can be seen to.
  if (laid && !asides) setAsides(true)
  const asked = useOpenDialog() !== null
  const dialog = asked || laid || dialogAt(pathname, search) !== null
  const helping = pathname === paths.help
  useEffect(() => {
    if (!helping) return
    openPopup('help')
    return () => dismiss('help')
  }, [helping])
  return (
    <>
      <PublicNews />
      {kind === 'member' || kind === 'agent' ? (
        <Suspense fallback={null}>
          <ReceiptWatch />
        </Suspense>
      ) : null}
      <PopupHost
        views={views}
        dialog={dialog}
        game={game}
        onClosed={(id) => id === 'help' && helping && void navigate(paths.home)}
      />
      {asides ? (
        <Suspense fallback={null}>
          <Asides />
        </Suspense>
      ) : null}
      {/* It waits for its words. */}
      {game ? null : (
        <Suspense fallback={null}>
          <FloatingMenu />
        </Suspense>
      )}
    </>
  )
}
