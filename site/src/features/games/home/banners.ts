import { paths, lobbyPaths, seamlessPath } from '../../../app/routing/paths.ts'

export interface HomeBanner {
  /** Its words are `hero.<id>.title` and so on. */
  id: 'hilsa' | 'cricket' | 'padma'
  /** A wide picture drawn by the gateway: in the page before any call, as the first is the page's largest paint. */
  picture: string
  href: string
  /** A game asks a visitor to log in; a page does not. */
  game: boolean
}

/** What hangs at home (spec §2: at most three). */
export const homeBanners: readonly HomeBanner[] = [
  { id: 'hilsa', picture: '/art/banner/fish/30001-fish-0.svg', href: seamlessPath({ nodeId: 30001, vassalage: 'JL', gameType: 'FISH' }, paths.home), game: true },
  { id: 'cricket', picture: '/art/banner/sports/50001-cricket-0.svg', href: lobbyPaths.SPORTS, game: false },
  { id: 'padma', picture: '/art/banner/rng/10001-coin-0.svg', href: seamlessPath({ nodeId: 10001, vassalage: 'JL', gameType: 'RNG' }, paths.home), game: true },
]
