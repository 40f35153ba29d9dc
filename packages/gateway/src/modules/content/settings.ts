import { AskedInstant } from '@brand/sdk/contract'
import * as z from 'zod'
import { safeAddress, sitePlace, webAddress } from '../../lib/addresses.ts'
import { completeLanguages } from '../../lib/text/languages.ts'
import { inEach, localized } from '../../lib/text/localized.ts'
import { translate } from '../../lib/text/words.ts'
import { words } from '../../settings/ranges.ts'

const texts = z.object({
  title: words(80).min(1),
  kicker: words(40).optional(),
  text: words(160).optional(),
  /** On its button; a banner that leads somewhere has one. */
  action: words(40).optional(),
  /** Text of the picture, where it has any. */
  alt: words(160).optional(),
})

export const banner = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** A path of the site, or an address at one of its image hosts; about 9:4. */
    picture: safeAddress,
    texts: localized(texts),
    target: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('NONE') }),
        z.object({ kind: z.literal('ROUTE'), path: sitePlace }),
        z.object({ kind: z.literal('GAME'), nodeId: z.int().min(1).max(2_147_483_647) }),
        z.object({ kind: z.literal('LINK'), url: webAddress }),
      ])
      .default({ kind: 'NONE' }),
    /** Who sees it. */
    audience: z.enum(['EVERYONE', 'VISITOR', 'MEMBER']).default('EVERYONE'),
    /** Shown from, and until. */
    from: AskedInstant.optional(),
    to: AskedInstant.optional(),
  })
  .refine(
    ({ target, texts }) => target.kind === 'NONE' || Object.values(texts).every(({ action }) => action),
    'what leads somewhere says so',
  )
  .refine(({ from, to }) => !from || !to || from < to, 'from before to')

/**
 * Banners of the home page of a new site. The site prerenders these three: their texts are `hero.<id>…` of
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
  texts: inEach(completeLanguages, (language) => {
    const wordOf = (part: string) => translate(language, `hero.${one.id}.${part}`)
    return { kicker: wordOf('kicker'), title: wordOf('title'), text: wordOf('text'), action: wordOf('play') }
  }),
}))

/** The one banner of a place of a new site, its texts by their keys. */
const openingAt = (id: string, picture: string, keys: Record<string, string>, path?: string) =>
  z.array(banner).parse([
    {
      id,
      picture,
      ...(path && { target: { kind: 'ROUTE', path } }),
      texts: inEach(completeLanguages, (language) =>
        Object.fromEntries(Object.entries(keys).map(([part, key]) => [part, translate(language, key)])),
      ),
    },
  ])

/** Banners by place, in their order; no id twice. */
const placeOf = (opening: () => z.output<typeof banner>[]) =>
  z
    .array(banner)
    .max(20)
    .default(opening)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each id once')

const banners = z.object({
  w_home: placeOf(() => z.array(banner).parse(opening)),
  // The site draws these two before any call: the same pictures, with the same words.
  w_login: placeOf(() =>
    openingAt('door', '/art/slots/door-lotus-2.svg', { title: 'login.welcome', text: 'login.welcomeText' }),
  ),
  w_register: placeOf(() =>
    openingAt('seat', '/art/slots/door-moon-1.svg', { title: 'register.welcome', text: 'register.welcomeText' }),
  ),
  w_leftmenu: placeOf(() =>
    openingAt(
      'offers',
      '/art/banner/slots/offers-kite-0.svg',
      { title: 'banner.offers.title', text: 'banner.offers.text', action: 'banner.offers.action' },
      '/promotions',
    ),
  ),
})

const openingTags = ['house', 'games', 'sports', 'lottery', 'safer-play', 'fair-play'] as const

/** Names of the tags of blog and news. A tag without a name is shown as it is written. */
const articles = z.object({
  tags: z
    .record(
      z
        .string()
        .max(40)
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
      localized(words(40).min(1)),
    )
    .default(() =>
      Object.fromEntries(
        openingTags.map((tag) => [tag, inEach(completeLanguages, (language) => translate(language, `tag.${tag}`))]),
      ),
    ),
})

export const settings = { banners, articles }

export type Banner = z.output<typeof banner>

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
