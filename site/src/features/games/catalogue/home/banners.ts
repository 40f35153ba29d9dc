import type { ReactNode } from 'react'
import { paths, lobbyPaths, seamlessPath } from '../../../../app/routing/paths.ts'
import type { Words } from '../../../../app/i18n/words.ts'

export interface HomeBanner {
  id: string
  /** About 9:4; one the gateway draws is drawn in the manner of the brand in force. */
  picture: string
  alt?: string | undefined
  kicker?: string | undefined
  title: string
  text?: string | undefined
  /** Label and target of its button; a banner without them is not a link. */
  action?: string | undefined
  href?: string | undefined
  /** A game asks a visitor to log in; a page does not. */
  game?: boolean | undefined
  /** A button of its own in place of `action`: to an address outside. */
  way?: ReactNode
}

const hung = [
  {
    id: 'hilsa',
    picture: '/art/banner/fish/30001-fish-0.svg',
    href: seamlessPath({ nodeId: 30001, vassalage: 'JL', gameType: 'FISH' }, paths.home),
    game: true,
  },
  { id: 'cricket', picture: '/art/banner/sports/50001-cricket-0.svg', href: lobbyPaths.SPORTS, game: false },
  {
    id: 'padma',
    picture: '/art/banner/rng/10001-coin-0.svg',
    href: seamlessPath({ nodeId: 10001, vassalage: 'JL', gameType: 'RNG' }, paths.home),
    game: true,
  },
] as const

/**
 * What a new site hangs: in the page before any call, as the first is the page's largest paint; the gateway's own may
 * take their place.
 */
export const drawnBanners = (t: Words<'games'>): HomeBanner[] =>
  hung.map(({ id, ...rest }) => ({
    id,
    ...rest,
    kicker: t(`hero.${id}.kicker`),
    title: t(`hero.${id}.title`),
    text: t(`hero.${id}.text`),
    action: t(`hero.${id}.play`),
  }))
