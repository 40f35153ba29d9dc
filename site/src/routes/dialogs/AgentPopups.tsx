import { lazy, Suspense } from 'react'
import { inTime } from '../../app/browser/chunk-errors.ts'
import { useOpenDialog } from '../../app/overlays/dialogs.tsx'
import { PopupHost } from '../../features/platform/popups/PopupHost.tsx'
import { popupViews } from './popup-views.ts'
import { usePopupAddress } from './use-popup-address.ts'

const ContractWatch = lazy(() => inTime(() => import('../../features/agent/contracts/answer/ContractWatch.tsx')))

/** Popups over the agents' own view, one at a time; for agents alone. PopupHost shows them within KitWords. */
export default function AgentPopups() {
  usePopupAddress()
  const dialog = useOpenDialog() !== null
  return (
    <>
      <Suspense fallback={null}>
        <ContractWatch />
      </Suspense>
      <PopupHost views={popupViews} dialog={dialog} game={false} />
    </>
  )
}
