import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../app/navigation/router.ts'
import { lazyPart } from '../../app/browser/lazy-part.tsx'
import { KitWords } from '../../app/i18n/KitWords.tsx'
import { useOpenDialog } from '../../app/overlays/dialogs.tsx'
import { overHome, paths } from '../../app/routing/paths.ts'
import { useAccount } from '../../app/auth/session.ts'
import { openPopup, dismiss } from '../../app/overlays/popups.ts'
import { routeAt } from '../../app/routing/route-table.ts'
import FloatingMenu from '../../features/platform/service/FloatingMenu.tsx'
import { PopupHost } from '../../features/platform/popups/PopupHost.tsx'
import { PublicNews } from '../../features/platform/popups/PublicNews.tsx'
import { useGameOpening } from '../../features/games/play/opening.ts'
import { popupViews } from './popup-views.ts'
import { dialogAt } from './site-dialogs.ts'
import { usePopupAddress } from './use-popup-address.ts'
import { useSentBack } from './use-sent-back.ts'

const ReceiptWatch = lazyPart(() => import('../../features/money/withdraw/receipt/ReceiptWatch.tsx'))

const OverlayRoutes = lazyPart(() => import('../../features/games/catalogue/OverlayRoutes.tsx'))

const ContractWatch = lazyPart(() => import('../../features/agent/contracts/answer/ContractWatch.tsx'))

/**
 * What comes over a page once it stands: the popups, one at a time, what the address lays over it (a game's sheet, a
 * vendor's list), and the floating service menu. Help has an address of its own.
 */
export default function SitePopups() {
  const { pathname, search } = useLocation()
  const { kind } = useAccount()
  const navigate = useNavigate()
  usePopupAddress()
  const game = routeAt(pathname)?.frame === 'game'
  const overlayInUrl = /[?&](game|hall|jackpot)=/.test(search)
  const [overlayRoutes, setOverlayRoutes] = useState(overlayInUrl)
  // From then on they stay, so that what closes can be seen to.
  if (overlayInUrl && !overlayRoutes) setOverlayRoutes(true)
  // What asks by itself whether there is something to show waits for the frame of a game, and stays from then on.
  const opening = useGameOpening()
  const [asks, setAsks] = useState(!opening)
  if (!opening && !asks) setAsks(true)
  const open = useOpenDialog() ?? dialogAt(pathname, search)
  const sentBack = useSentBack(open)
  const dialog = overlayInUrl || open !== null
  const helping = pathname === paths.help
  useEffect(() => {
    if (!helping) return
    openPopup('help')
    return () => dismiss('help')
  }, [helping])
  return (
    <>
      {asks && !overHome.includes(pathname) ? <PublicNews /> : null}
      {asks && (kind === 'member' || kind === 'agent') ? <ReceiptWatch /> : null}
      {asks && kind === 'agent' ? <ContractWatch /> : null}
      <PopupHost
        views={popupViews}
        dialog={dialog}
        game={game}
        sentBack={sentBack}
        onClosed={(id) => id === 'help' && helping && void navigate(paths.home)}
      />
      {overlayRoutes ? (
        <Suspense fallback={null}>
          <KitWords>
            <OverlayRoutes />
          </KitWords>
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
