import { useSearchParams } from 'react-router-dom'
import { FavouriteButton } from '../features/games/favourites/FavouriteButton.tsx'
import { useWinnerNews } from '../features/games/winner-news.ts'
import { readAddress } from '../features/play/address.ts'
import { Play } from '../features/play/Play.tsx'
import NotFound from './NotFound.tsx'

/** The page of one game, named by its address. */
export default function Seamless() {
  const [query] = useSearchParams()
  const address = readAddress(query)
  useWinnerNews()
  if (!address) return <NotFound />
  return <Play key={address.nodeId} address={address} tools={(game) => <FavouriteButton game={game} />} />
}
