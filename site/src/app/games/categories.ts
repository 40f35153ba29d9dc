import { bird, broadcast, cherries, fish, gameController, soccerBall, spade, ticket } from '@brand/ui/icons'
import type { GameType, Lane } from '@brand/sdk'
import { lobbyPaths } from '../routing/paths.ts'
import type { Words } from '../i18n/words.ts'

/** Icon of a category that is not current. The current one is filled: see shell/filled-icons.ts. */
export const categoryIcons = new Map(
  Object.entries<string>({
    RNG: cherries,
    LIVE: broadcast,
    FISH: fish,
    PVP: spade,
    SPORTS: soccerBall,
    ESPORTS: gameController,
    LOTT: ticket,
    ELOTT: ticket,
    COCKFIGHT: bird,
  }),
)

/** Whether this build has a lobby for a category; a newer gateway may name more. */
export const isGameType = (text: string): text is GameType => Object.hasOwn(lobbyPaths, text)

/** Game centres choose the vendor first. */
const centres: readonly GameType[] = ['ESPORTS', 'LOTT', 'ELOTT']
export const isCentre = (type: GameType): boolean => centres.includes(type)

/** Our word for a category; the server's title for one of a newer gateway. */
export const categoryName = (t: Words<'site'>, category: string, title = category): string =>
  isGameType(category) ? t(`category.${category}`) : title

export interface KnownCategory {
  category: GameType
  title?: string
  /** Games in it, once the server has returned the number. */
  count?: number
}

/** Every category with an address here: the server's, in its order; all of ours until it has answered. */
export const knownCategories = (lanes: readonly Lane[] | undefined): KnownCategory[] =>
  lanes
    ? lanes.flatMap(({ gameCategory, title, gameCount }) =>
        isGameType(gameCategory) ? [{ category: gameCategory, title, count: gameCount }] : [],
      )
    : (Object.keys(lobbyPaths) as GameType[]).map((category) => ({ category }))
