import { contract, gameSorts } from '@brand/sdk/contract'
import { randomFrom } from '../../src/lib/crypto/random.ts'
import { latin } from '../../src/modules/games/search/search-text.ts'
import type { CatalogueGame } from '../../src/modules/games/queries/write.ts'

/** Something many people do at once: one address after the other. */
export interface Scene {
  name: string
  next: () => string
  /** While it lasts a game is changed every second. */
  changing?: true
}

const { path } = contract.games.list
const address = (query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`

/** What is measured, over these games. */
export function scenesOf(games: readonly CatalogueGame[]): Scene[] {
  const random = randomFrom(1)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const vendors = [...new Set(games.map(({ vendor }) => vendor))]
  const types = [...new Set(games.map(({ gameType }) => gameType))]
  const language = () => any(['en', 'bn'])
  // Of a title: the whole, one word, or a prefix as typed; in either script or as it sounds.
  const typed = () => {
    const { titles } = any(games)
    const title = any([titles['en'] ?? '', titles['bn'] ?? '', latin(titles['bn'] ?? '')])
    const words = title.split(' ')
    return any([title, any(words), title.slice(0, 4 + Math.floor(random() * title.length))])
  }
  const misspelt = () => {
    const title = any(games).titles['en'] ?? ''
    const at = 2 + Math.floor(random() * (title.length - 4))
    return any([
      title.slice(0, at) + title.slice(at + 1),
      title.slice(0, at) + any([...'aeiklmnrst']) + title.slice(at + 1),
    ])
  }
  const popular = Array.from({ length: 200 }, typed)
  const wide = () => ({
    gameType: any(types),
    pageNo: 1 + Math.floor(random() * 100),
    filter: any(['ALL', 'HOT', 'NEW']),
    sort: any(gameSorts),
    language: language(),
  })
  return [
    {
      name: 'list, first pages of categories',
      next: () => address({ gameType: any(types), pageNo: 1 + Math.floor(random() * 3), language: language() }),
    },
    {
      name: 'list, any page, order, filter, vendor',
      next: () =>
        address(
          random() < 0.5
            ? wide()
            : {
                vassalage: any(vendors),
                sort: any(gameSorts),
                pageNo: 1 + Math.floor(random() * 19),
                language: language(),
              },
        ),
    },
    { name: 'the same while a game changes every second', changing: true, next: () => address(wide()) },
    { name: 'search, 200 texts many type', next: () => address({ gameName: any(popular), language: language() }) },
    { name: 'search, any text', next: () => address({ gameName: typed(), language: language() }) },
    { name: 'search, misspelt', next: () => address({ gameName: misspelt(), language: language() }) },
  ]
}
