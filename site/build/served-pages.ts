import { join } from 'node:path'
import { endpoints, type Descriptor } from '@brand/sdk'
import { memberEndpoints } from '@brand/sdk/member'
import { builtCentrePages, builtPages } from '../scripts/gen.ts'
import { centres } from '../src/app/centre/centres.ts'
import { lobbyAliases, lobbyPaths } from '../src/app/routing/lobby-paths.ts'
import { homeAddresses, paths } from '../src/app/routing/paths.ts'
import type { Load } from './shared-files.ts'
import { namedIn, reachedFiles } from './source-graph.ts'

/** A page that the build writes for the gateway to serve. */
export interface ServedPage {
  name: string
  /** Drawn as it stands at this address; a shell, which draws itself, without one. */
  at?: string
  /** What its title names: home, or a category. */
  about?: string
  /** Every address that shows it; `/rng?` is `/rng` with a query. */
  shows: readonly string[]
  /** Its own code and words, beside those of the first load. */
  routes?: readonly string[]
  areas?: readonly string[]
  /** What it asks the gateway for first, beside the status and who is logged in. */
  calls?: readonly EarlyCall[]
}

/** A reading call with its input, if it has one; an empty value stands for the language of the page. */
export type EarlyCall = readonly [
  call: Pick<Descriptor, 'path' | 'module' | 'principals'>,
  input?: Readonly<Record<string, string>>,
]

const inLanguage = { language: '' }
/** Of every page. */
export const firstCalls: readonly EarlyCall[] = [[endpoints.system.status], [endpoints.member.info]]
const { deposits, withdrawals, payoutAccounts, turnover, fundPassword, summary } = memberEndpoints
/** Of every page with the menu of games. */
const menuCalls: readonly EarlyCall[] = [[endpoints.games.lanes, inLanguage]]
/** Of home, and of what opens over it. */
const homeCalls: readonly EarlyCall[] = [...menuCalls, [endpoints.games.hot, { pageSize: '12', ...inLanguage }]]
/** Of every page of the member centre: its menu. */
const centreCalls: readonly EarlyCall[] = [...menuCalls, [summary.member]]
/** Of a page of the member centre, by its name in the address. A page without a line asks when its code is here. */
const callsOf: Readonly<Record<string, readonly EarlyCall[]>> = {
  depositv2: [
    [deposits.settings, inLanguage],
    [deposits.channels, inLanguage],
  ],
  withdraw: [[withdrawals.settings], [payoutAccounts.list, inLanguage], [turnover.info], [fundPassword.status]],
}

/** Words of the first load. */
export const firstAreas: readonly string[] = ['site', 'games']

const inSite = (file: string) => join(import.meta.dirname, '..', file)

type Parts = Required<Pick<ServedPage, 'routes' | 'areas'>>

/** Code, and every word that it shows at once: no page asks for its words when its code is there, and then for data. */
function partsFrom(routes: readonly string[], titleArea?: string): Parts {
  const files = reachedFiles(routes.map(inSite))
  const areas = new Set([...namedIn(files, 'useWords'), ...(titleArea ? [titleArea] : [])])
  for (const area of firstAreas) areas.delete(area)
  return { routes, areas: [...areas].toSorted() }
}

const built = await builtPages()
/** The list of what loads each page, and the outline that is shown meanwhile. */
const otherPages = 'src/routes/other-pages.ts'
/** What a page loads beside the first load; `more`: what it shows at once that it does not import. */
function partsOf(id: string, ...more: string[]): Parts {
  const page = built.find((one) => one.id === id)
  if (!page) throw new Error(`there is no page "${id}"`)
  const layout = page.frame === 'agent' ? ['src/routes/AgentLayout.tsx'] : []
  // The header of whoever is logged in.
  const tools = page.frame === 'agent' || page.who === 'anyone' ? [] : ['src/shell/tools/MemberTools.tsx']
  return partsFrom([...layout, otherPages, page.file, ...tools, ...more], page.title.area)
}

/** Words and code of every lobby. */
const ofLobby = partsOf('lobby')
const aliasesOf = (type: string) => Object.entries(lobbyAliases).flatMap(([path, of]) => (of === type ? [path] : []))
const lobbyAddresses = [...Object.values(lobbyPaths), ...Object.keys(lobbyAliases)]
/** Known addresses that draw themselves: their words and code come beside those of the first load, not after them. */
const shells = built
  .filter(({ id }) => id !== 'home' && id !== 'lobby')
  .map(({ id, addresses, frame }): ServedPage => {
    const { routes, areas } = partsOf(id)
    return { name: id, shows: addresses, routes, areas, calls: frame === 'agent' ? [] : menuCalls }
  })
/** Pages of a centre: its own code and words, and those of the page that the query names. */
const centrePages = (await builtCentrePages()).map(({ centre, address, file }): ServedPage => {
  const { id } = built.find(({ addresses }) => addresses.includes(centres[centre].path)) ?? { id: centre }
  const { routes, areas } = partsOf(id, file)
  const calls = centre === 'member' ? [...centreCalls, ...(callsOf[address.split('=')[1] ?? ''] ?? [])] : []
  return { name: address.slice(1).replaceAll(/\W/g, '-'), shows: [address], routes, areas, calls }
})

/** What every page loads after its own code. */
export const afterFirstLoad: readonly string[] = [
  'src/routes/deferred.ts',
  'src/features/games/catalogue/home/deferred.ts',
  'src/routes/dialogs/OpenDialogs.tsx',
  otherPages,
]

/** What opens over home at an address of its own comes with the first scripts. */
const dialogs = 'src/routes/dialogs/OpenDialogs.tsx'
const overHome: Readonly<Record<string, Required<Pick<ServedPage, 'routes' | 'calls'>>>> = {
  [paths.login]: { routes: [dialogs, 'src/features/access/login/LoginDialog.tsx'], calls: homeCalls },
  [paths.register]: { routes: [dialogs, 'src/features/access/register/RegisterDialog.tsx'], calls: homeCalls },
  [paths.help]: {
    routes: ['src/routes/deferred.ts', 'src/features/platform/help/HelpDialog.tsx'],
    calls: [[endpoints.content.helpCenter, { lang: '' }], ...homeCalls],
  },
}

export const servedPages: readonly ServedPage[] = [
  {
    name: 'home',
    at: paths.home,
    about: 'home',
    shows: homeAddresses.filter((path) => !(path in overHome)),
    calls: homeCalls,
  },
  ...Object.entries(overHome).map(([address, { routes, calls }]) => ({
    name: address.slice(1),
    at: paths.home,
    about: 'home',
    shows: [address],
    ...partsFrom(routes),
    calls,
  })),
  ...Object.entries(lobbyPaths).map(([type, at]) => ({
    name: `lobby-${type.toLowerCase()}`,
    at,
    about: type,
    shows: [at, ...aliasesOf(type)],
    ...ofLobby,
    calls: menuCalls,
  })),
  // What its filters ask for is in the address: the lobby of before would be another one.
  { name: 'lobby', shows: lobbyAddresses.map((path) => `${path}?`), ...ofLobby, calls: menuCalls },
  ...shells,
  ...centrePages,
  // What the service worker keeps: it stands in for any page, so it has the heading of each.
  {
    name: 'app',
    shows: ['/app-shell'],
    routes: [otherPages],
    areas: [...new Set([...built.map(({ title }) => title.area), 'member', 'agent', 'system'])]
      .filter((area) => !firstAreas.includes(area))
      .toSorted(),
  },
  // And every address that is none.
  { name: 'shell', shows: [], routes: [otherPages] },
]

/** Pages of a centre are many, and each is opened less often than login, lobby and game; agents are few. */
function weightOf(page: ServedPage): number {
  if (!centrePages.includes(page)) return 2
  return page.shows.some((address) => address.startsWith(centres.agent.path)) ? 0.2 : 0.8
}

/** The code that is requested together: that of each page, and what every page loads after it. */
export function pageLoads(): Load[] {
  const weights = new Map(
    servedPages.flatMap((page) => (page.routes ? [[page.routes.join(), weightOf(page)] as const] : [])),
  )
  return [
    { roots: afterFirstLoad.map(inSite), weight: 4 },
    ...[...weights].map(([routes, weight]) => ({ roots: routes.split(',').map(inSite), weight })),
  ]
}
