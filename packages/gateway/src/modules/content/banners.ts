import type { contract } from '@brand/sdk/contract'
import { inArray, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { game } from '../games/schema.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import type { Banner } from './settings.ts'

type Shown = z.input<(typeof contract)['content']['banners']['output']>['list'][number]

interface Wanted {
  language: string
  fallback: string
  signedIn: boolean
  now: Date
  /** Hosts pictures may come from besides the operator itself. */
  imageHosts: readonly string[]
}

/**
 * Those shown now to this visitor; what leads to a game that is not there, or shows a picture no page may load, is left
 * out.
 */
export async function bannersNow(
  db: Reader,
  all: readonly Banner[],
  { language, fallback, signedIn, now, imageHosts }: Wanted,
): Promise<Shown[]> {
  const origins = imageHosts.flatMap((host) => (URL.canParse(host) ? [new URL(host).origin] : []))
  const mine = all.filter(
    ({ audience, from, to, picture }) =>
      (audience === 'EVERYONE' || (audience === 'MEMBER') === signedIn) &&
      (!from || new Date(from) <= now) &&
      (!to || now < new Date(to)) &&
      (picture.startsWith('/') || origins.includes(new URL(picture).origin)),
  )
  const nodes = mine.flatMap(({ target }) => (target.kind === 'GAME' ? [target.nodeId] : []))
  const rows =
    nodes.length === 0
      ? []
      : await db
          .select({ nodeId: game.nodeId, vassalage: game.vendor, gameType: game.gameType })
          .from(game)
          .where(sql`${inArray(game.nodeId, nodes)} and ${game.isGame} = 'GAME' and ${game.status} <> 'SOON'`)
  const games = new Map(rows.map((row) => [row.nodeId, row]))
  return mine.flatMap(({ id, picture, texts, target }) => {
    const words = inLanguage(texts, language, fallback)
    const found = target.kind === 'GAME' ? games.get(target.nodeId) : undefined
    if (target.kind === 'GAME' && !found) return []
    const url = target.kind === 'ROUTE' ? target.path : target.kind === 'LINK' ? target.url : undefined
    return [
      {
        id,
        imageUrl: picture,
        ...words,
        linkageType: target.kind,
        ...(url && { url }),
        ...(found && { game: found }),
      } as Shown,
    ]
  })
}
