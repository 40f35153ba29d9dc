import type { GameType } from '@brand/sdk'
import { join } from 'node:path'
import { builtPages, type BuiltPage } from '../scripts/gen.ts'
import { centres } from '../src/app/centre/centres.ts'
import { firstAreas, type Area } from '../src/app/i18n/words.ts'
import type { AddressPageDefinition, EarlyCall, Needs } from '../src/app/routing/define-page.ts'
import { lobbyAliases, lobbyPaths } from '../src/app/routing/lobby-paths.ts'
import { lobbyNeeds } from '../src/features/games/catalogue/lobby/needs.ts'
import { paths } from '../src/app/routing/paths.ts'
import { asksLogin } from '../src/app/routing/route-table.ts'
import { aboveHome, afterwards, everyPage, frames, layers, otherPages } from '../src/routes/frames.ts'
import type { About } from '../src/draw-page.ts'
import type { Load } from './shared-files.ts'

/** A page that the build writes for the gateway to serve. */
export interface ServedPage {
  name: string
  /** Drawn as a visitor, or nobody yet, sees it at this address; a shell, which draws itself, without one. */
  at?: string
  /** What its head tells of; absent: the site. */
  about?: About
  /** Every address that shows it; `/rng?` is `/rng` with a query. */
  shows: readonly string[]
  /** Its own code, beside that of the first load. */
  files: readonly string[]
  /** Its own words, beside those of the first load. */
  words: readonly Area[]
  /** Its first calls in a language. */
  calls: (page: { language: string }) => readonly EarlyCall[]
}

const { withAddress, overlays, ofCentres } = await builtPages()

/** What several parts of a page need together. */
const needsOf = (...parts: readonly Needs[]): Pick<ServedPage, 'words' | 'calls'> => ({
  words: [...new Set(parts.flatMap(({ words = [] }) => words))]
    .filter((area) => !(firstAreas as readonly Area[]).includes(area))
    .toSorted(),
  calls: (page) => [everyPage, ...parts].flatMap(({ calls }) => calls?.(page) ?? []),
})

type Parts = Pick<ServedPage, 'files' | 'words' | 'calls'>

/** A page with an address; `within`: the page of a centre that it shows; `also`: what it needs at one address. */
function partsOf({ page, file }: BuiltPage<AddressPageDefinition>, within?: BuiltPage, also: Needs = {}): Parts {
  const frame = frames[page.frame ?? 'site']
  return {
    files: [...frame.files, file, ...(page.files ?? []), ...(within ? [within.file] : [])],
    // A page of a centre shows nothing of the overview's.
    ...needsOf(frame, { words: [page.title.area, ...(page.words ?? [])] }, within?.page ?? page, also),
  }
}

function pageNamed(id: string): BuiltPage<AddressPageDefinition> {
  const found = withAddress.find(({ page }) => page.id === id)
  if (!found) throw new Error(`there is no page "${id}"`)
  return found
}

const home = pageNamed('home')
/** Its code is the first load: the words and calls of what stands around it are left. */
const aroundHome: Needs = { words: frames.site.words, calls: frames.site.calls }
const lobby = pageNamed('lobby')
const lobbyAddresses = [...Object.values(lobbyPaths), ...Object.keys(lobbyAliases)]
const aliasesOf = (type: string) => Object.entries(lobbyAliases).flatMap(([path, of]) => (of === type ? [path] : []))

/** Pages of a centre: its own code and words, and those of the page that the query names. */
const centrePages = ofCentres.map((built): ServedPage => {
  const [address = ''] = built.addresses
  const centre = withAddress.find(({ page }) => page.path === centres[built.page.centre].path)
  if (!centre) throw new Error(`the centre of ${address} is no page`)
  return { name: address.slice(1).replaceAll(/\W/g, '-'), at: address, shows: [address], ...partsOf(centre, built) }
})

export const servedPages: readonly ServedPage[] = [
  {
    name: 'home',
    at: paths.home,
    about: { id: 'home' },
    shows: home.addresses,
    files: [],
    ...needsOf(aroundHome, aboveHome, home.page),
  },
  ...overlays.map(({ page, file, addresses }) => ({
    name: page.id,
    at: paths.home,
    about: { id: page.id, unlisted: page.who === 'guest' },
    shows: addresses,
    files: [layers[page.layer], file],
    ...needsOf(aroundHome, page),
  })),
  ...Object.entries(lobbyPaths).map(([type, at]) => ({
    name: `lobby-${type.toLowerCase()}`,
    at,
    about: { id: type },
    shows: [at, ...aliasesOf(type)],
    ...partsOf(lobby, undefined, lobbyNeeds[type as GameType]),
  })),
  // What its filters ask for is in the address: the lobby of before would be another one.
  { name: 'lobby', shows: lobbyAddresses.map((path) => `${path}?`), ...partsOf(lobby) },
  // Of a page that asks for a login its outline is drawn; others draw themselves: their words and code come beside those
  // of the first load, not after them.
  ...withAddress
    .filter(({ page }) => page.id !== 'home' && page.id !== 'lobby')
    .map((built) => ({
      name: built.page.id,
      // With several addresses it may have a title for each.
      ...(asksLogin({ who: built.page.who ?? 'anyone' }) && !built.page.also && { at: built.page.path }),
      about: { id: built.page.id, title: built.page.title },
      shows: built.addresses,
      ...partsOf(built),
    })),
  ...centrePages,
  // Another page than those is none, and its title says so.
  ...Object.values(centres).map(({ path }) => {
    const built = pageNamed(path.slice(1))
    const { id, title } = built.page
    return { name: `${id}-other`, about: { id, title }, shows: [`${path}?`], ...partsOf(built) }
  }),
  // What the service worker keeps: it stands in for any page, so it has the heading of each.
  {
    name: 'app',
    shows: ['/app-shell'],
    files: [otherPages],
    ...needsOf({ words: [...withAddress.map(({ page }) => page.title.area), 'member', 'agent', 'system'] }),
  },
  // And every address that is none.
  { name: 'shell', shows: [], files: [otherPages], ...needsOf() },
]

const inSite = (file: string) => join(import.meta.dirname, '..', file)

/** What people open first, and often, weighs most; pages of a centre are many, and agents are few. */
function weightOf(page: ServedPage): number {
  if (/^(lobby|login|register|member-page-(depositv2|withdraw))\b/.test(page.name)) return 4
  if (!centrePages.includes(page)) return 2
  return page.shows.some((address) => address.startsWith(centres.agent.path)) ? 0.2 : 0.8
}

/** The code that is requested together: what comes once a page stands, and that of each page. */
export function pageLoads(): Load[] {
  const { everywhere, atHome, loggedIn, ofMember } = afterwards
  const weights = new Map(
    servedPages.flatMap((page) => (page.files.length > 0 ? [[page.files.join(), weightOf(page)] as const] : [])),
  )
  return [
    { roots: [...everywhere, ...atHome].map(inSite), weight: 6 },
    { roots: everywhere.map(inSite), weight: 2 },
    { roots: loggedIn.map(inSite), weight: 3 },
    ...ofMember.map((part) => ({ roots: [...loggedIn, part].map(inSite), weight: 3 })),
    // A visitor asks for one of them.
    { roots: [inSite(layers.dialogs)], weight: 2 },
    ...[...weights].map(([files, weight]) => ({ roots: files.split(',').map(inSite), weight })),
  ]
}
