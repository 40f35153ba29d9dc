import type { CallName } from '@brand/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { slot } from '../storage/storage.ts'

const version = 2

interface Kept {
  version: number
  /** When it came, ms since 1970. */
  at: number
  language: string
  input: Record<string, unknown>
  data: unknown
}

type Shape = (data: never) => boolean

const all = <T>(list: readonly T[], fits: (each: T) => boolean): boolean => Array.isArray(list) && list.every(fits)
const texts = (...fields: unknown[]): boolean => fields.every((field) => typeof field === 'string')

interface Cards {
  data: { lanes: { gameCategory: string; title: string; cards: { vassalage: string; displayName: string }[] }[] }
}
interface Games {
  items: { nodeId: number; gameName: string; iconUrl: string; vassalage: string; gameType: string }[]
}
interface Rules {
  rules: { field: string; patternId: string; acceptedPattern: string; maxLength: number }[]
}

/**
 * Answers kept in session storage after the first fetch, each with what it must hold to be believed.
 */
const shapes: Partial<Record<string, Shape>> = {
  'games.lanes': ({ data }: Cards) =>
    all(
      data.lanes,
      ({ gameCategory, title, cards }) =>
        texts(gameCategory, title) && all(cards, (card) => texts(card.vassalage, card.displayName)),
    ),
  'games.hot': ({ items }: Games) =>
    all(
      items,
      (game) => texts(game.gameName, game.iconUrl, game.vassalage, game.gameType) && Number.isInteger(game.nodeId),
    ),
  'system.registerRules': ({ rules }: Rules) =>
    all(rules, (rule) => texts(rule.field, rule.patternId, rule.acceptedPattern) && Number.isInteger(rule.maxLength)),
  'wallet.merchant': ({ isSingle }: { isSingle: boolean }) => typeof isSingle === 'boolean',
} satisfies Partial<Record<CallName, Shape>>

/** Of the hot list the first page of all games; what people look through is not kept. */
const plain = ({ gameType, vassalage, pageNo }: Record<string, unknown>): boolean => !gameType && !vassalage && !pageNo

const slotOf = (name: string) =>
  slot<Kept>(
    'sessionStorage',
    `cache.${name}`,
    (text) => {
      const kept = JSON.parse(text) as Kept
      const believed =
        kept.version === version &&
        kept.at <= Date.now() &&
        texts(kept.language) &&
        plain(kept.input) &&
        shapes[name]?.(kept.data as never)
      return believed ? kept : undefined
    },
    JSON.stringify,
  )

/**
 * Gives a client what this tab has kept, in the language of now, and keeps what it learns from now on. `epoch`: the
 * session's.
 */
export function keepInSession(client: QueryClient, language: string, epoch: number): void {
  for (const name of Object.keys(shapes)) {
    const kept = slotOf(name).read()
    if (kept?.language === language)
      client.setQueryData(
        [...name.split('.'), { epoch, language, input: kept.input }],
        kept.data,
        // Operator settings are shown from the cache and count as stale; games grow old as without a reload.
        { updatedAt: name.startsWith('games') ? kept.at : 0 },
      )
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const [area, call, scope] = event.query.queryKey as [
      string,
      string,
      { language: string; input: Record<string, unknown> },
    ]
    const name = `${area}.${call}`
    const { data, dataUpdatedAt: at } = event.query.state
    if (Object.hasOwn(shapes, name) && plain(scope.input))
      slotOf(name).write({ version, at, language: scope.language, input: scope.input, data })
  })
}
