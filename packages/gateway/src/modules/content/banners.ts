import type { contract } from '@brand/sdk/contract'
import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { game } from '../../db/schema/index.ts'
import { safeAddress, sitePlace, webAddress } from '../../lib/addresses.ts'
import { inLanguage, localized } from '../../lib/localized.ts'
import { gatewayLanguages, say } from '../../lib/words.ts'

const words = z.object({
  title: z.string().min(1).max(80),
  kicker: z.string().max(40).optional(),
  text: z.string().max(160).optional(),
  /** On its button; a banner that leads somewhere has one. */
  action: z.string().max(40).optional(),
  /** What the picture says, where it says something. */
  alt: z.string().max(160).optional(),
})

export const banner = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** A path of the site, or an address at one of its image hosts; about 9:4. */
    picture: safeAddress,
    texts: localized(words),
    target: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('NONE') }),
        z.object({ kind: z.literal('ROUTE'), path: sitePlace }),
        z.object({ kind: z.literal('GAME'), nodeId: z.number().int() }),
        z.object({ kind: z.literal('LINK'), url: webAddress }),
      ])
      .default({ kind: 'NONE' }),
    /** Who sees it. */
    audience: z.enum(['EVERYONE', 'VISITOR', 'MEMBER']).default('EVERYONE'),
    /** Shown from, and until. */
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  })
  .refine(
    ({ target, texts }) => target.kind === 'NONE' || Object.values(texts).every(({ action }) => action),
    'what leads somewhere says so',
  )
  .refine(({ from, to }) => !from || !to || from < to, 'from before to')

type Banner = z.output<typeof banner>
export type BannerGroups = z.output<typeof bannerGroups>
type Shown = z.input<(typeof contract)['content']['banners']['output']>['list'][number]

/**
 * What hangs at home of a new site. The site draws these three beforehand: their words are `hero.<id>…` of
 * `locales/<lang>/site/games.json`.
 */
const opening = (
  [
    { id: 'hilsa', picture: '/art/banner/fish/30001-fish-0.svg', target: { kind: 'GAME', nodeId: 30001 } },
    { id: 'cricket', picture: '/art/banner/sports/50001-cricket-0.svg', target: { kind: 'ROUTE', path: '/sports' } },
    { id: 'padma', picture: '/art/banner/rng/10001-coin-0.svg', target: { kind: 'GAME', nodeId: 10001 } },
  ] as const
).map((one) => ({
  ...one,
  texts: Object.fromEntries(
    gatewayLanguages.map((language) => {
      const said = (part: string) => say(language, `hero.${one.id}.${part}`)
      return [language, { kicker: said('kicker'), title: said('title'), text: said('text'), action: said('play') }]
    }),
  ),
}))

/** Banners by the place they hang at, in their order; no id twice. */
export const bannerGroups = z.object({
  w_home: z
    .array(banner)
    .max(20)
    .default(() => z.array(banner).parse(opening))
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'each id once'),
})

interface Wanted {
  language: string
  fallback: string
  signedIn: boolean
  now: Date
  /** Hosts pictures may come from besides the operator itself. */
  imageHosts: readonly string[]
}

/**
 * Those that hang now, for whoever looks; what leads to a game that is not there, or shows a picture no page may load,
 * is left out.
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
    const said = inLanguage(texts, language, fallback)
    const found = target.kind === 'GAME' ? games.get(target.nodeId) : undefined
    if (target.kind === 'GAME' && !found) return []
    const url = target.kind === 'ROUTE' ? target.path : target.kind === 'LINK' ? target.url : undefined
    return [
      {
        id,
        imageUrl: picture,
        ...said,
        linkageType: target.kind,
        ...(url && { url }),
        ...(found && { game: found }),
      } as Shown,
    ]
  })
}
