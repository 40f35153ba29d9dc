import { useSearchParams } from '../../../app/navigation/router.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useAccount } from '../../../app/auth/session.ts'
import { FavouriteButton } from '../catalogue/favourites/FavouriteButton.tsx'
import { useWinnerNews } from '../catalogue/winner-news.ts'
import { readAddress } from './address.ts'
import { GuestPlay } from './GuestPlay.tsx'
import { Play, type Beside } from './Play.tsx'
import { useReport } from './use-report.ts'
import { hold } from '../../safer-play/limits/hold/hold-lazily.tsx'
import NotFound from '../../platform/system/NotFound.tsx'

const Sheet = lazyPart(async () => ({ default: (await import('../catalogue/sheet/GameSheet.tsx')).GameSheet }))

const info: Beside = ({ game, onClose }) => <Sheet open playing nodeId={game.nodeId} onClose={onClose} />

/** The page of one game, named by its address. */
export default function SeamlessPage() {
  const [query] = useSearchParams()
  const address = readAddress(query)
  const report = useReport()
  useWinnerNews()
  const { kind } = useAccount()
  if (!address) return <NotFound />
  if (kind === 'visitor') return <GuestPlay key={address.nodeId} address={address} />
  return (
    <Play
      key={`${address.nodeId} ${address.room ?? ''}`}
      address={address}
      tools={(game) => <FavouriteButton game={game} />}
      hold={hold}
      info={info}
      report={report}
    />
  )
}
