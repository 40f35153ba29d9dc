import { lazyPart } from '../../app/browser/lazy-part.tsx'
import { useOpenDialog } from '../../app/overlays/dialogs.tsx'
import { PopupHost } from '../../features/platform/popups/PopupHost.tsx'
import { popupViews } from './popup-views.ts'
import { usePopupAddress } from './use-popup-address.ts'

const ContractWatch = lazyPart(() => import('../../features/agent/contracts/answer/ContractWatch.tsx'))

/** Popups over the agents' own view, one at a time; for agents alone. PopupHost shows them within KitWords. */
export default function AgentPopups() {
  usePopupAddress()
  const dialog = useOpenDialog() !== null
  return (
    <>
      <ContractWatch />
      <PopupHost views={popupViews} dialog={dialog} game={false} />
    </>
  )
}
