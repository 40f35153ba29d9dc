import { join } from 'node:path'

// Which modules share a file. By default each set of pages that shares something is a file: some 150, most of them
// below a kilobyte, and a page asks for dozens of them. The groups below make a page a handful of files: the first
// load, what every page loads after it, and what pages of one kind share. Groups of higher priority choose first.

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}
type GroupName = (id: string, graph: Graph) => string | null

const source = join(import.meta.dirname, '../src')
/** The document names it: it stays a file of its own. */
const entry = join(source, 'main.tsx')

const modules = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** What every page is made with, beside React. */
const libraries = modules('react-router', 'react-router-dom', '@tanstack', 'i18next', 'react-i18next')
/** What writes to the gateway: the first load reads. */
const writes = /useMutation|mutationObserver/
/** What the SDK's root exports for the login's form. */
const loginOnly = /sdk[\\/]identity[\\/]mobile/
/** What few pages need and weighs as much as the rest of a page. */
const heavy = new RegExp(
  [
    'downshift|Combobox',
    'purify|SafeHtml',
    'react-day-picker|date-fns|Calendar',
    'qrcode|QrCode',
    'Chart',
    'firebase|simplewebauthn',
    String.raw`[\\/](jose|locales)[\\/]`,
  ].join('|'),
)

/** Everything these files import statically, however far, save what is `apart`. */
function importsOf(name: string, files: readonly string[], apart: RegExp): GroupName {
  const needed = new Set<string>()
  const visit = (id: string, graph: Graph) => {
    if (needed.has(id) || apart.test(id)) return
    needed.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach((next) => visit(next, graph))
  }
  return (id, graph) => {
    if (needed.size === 0) for (const file of files) visit(join(source, file), graph)
    return id !== entry && needed.has(id) ? name : null
  }
}

/** Modules that at least so many files import which are loaded by themselves. */
const shared = (among: RegExp, minShareCount: number) => ({
  test: (id: string) => among.test(id) && !heavy.test(id),
  minShareCount,
})

const sources = /\.(ts|tsx|js|mjs|css)$/
const feature = (path: string) => new RegExp(`site/src/(${path})`)

export const chunkGroups = [
  // Libraries change rarely: their files keep their names from build to build.
  { name: 'react', priority: 9, test: modules('react', 'react-dom', 'scheduler') },
  {
    name: 'base',
    priority: 8,
    test: (id: string) => libraries.test(id) && !writes.test(id),
  },
  {
    name: importsOf('site', ['main.tsx'], new RegExp(`${writes.source}|${loginOnly.source}`)),
    debugName: 'first load',
    priority: 7,
    test: sources,
  },
  // A style sheet for each file would be a request for each.
  { name: 'styles', priority: 6, test: /\.css$/ },
  {
    name: 'overlays',
    priority: 5.5,
    test: modules(
      '@radix-ui',
      '@floating-ui',
      'aria-hidden',
      'react-remove-scroll',
      'react-remove-scroll-bar',
      'react-style-singleton',
      'tslib',
      'use-callback-ref',
      'use-sidecar',
    ),
  },
  {
    name: importsOf(
      'deferred',
      [
        'routes/deferred.ts',
        'features/games/catalogue/home/deferred.ts',
        'routes/dialogs/OpenDialogs.tsx',
        'routes/waiting/Outline.tsx',
      ],
      heavy,
    ),
    debugName: 'after the first load',
    priority: 5,
    test: sources,
  },
  {
    name: 'kit',
    priority: 4,
    ...shared(/packages[\\/](ui|sdk)[\\/]|virtual:icon|site[\\/]src[\\/]|[\\/]@tanstack[\\/]/, 5),
  },
  { name: 'icons', priority: 4, ...shared(/virtual:icon/, 2) },
  {
    name: 'centre',
    priority: 3,
    ...shared(feature('features/account/centre|features/agent|app/centre|shell'), 2),
  },
  {
    name: 'access',
    priority: 3,
    ...shared(feature('features/access/(?!login/recent-password|password/|Notice|session)'), 2),
  },
  { name: 'money', priority: 3, ...shared(feature('features/money/'), 2) },
  { name: 'play', priority: 3, ...shared(/features[\\/]games[\\/]play|gaming[\\/]GameFrame/, 2) },
  { name: 'games', priority: 2, ...shared(feature('features/games/'), 2) },
  {
    name: 'small',
    priority: 1,
    ...shared(/packages[\\/]ui[\\/]|site[\\/]src[\\/]app[\\/]/, 2),
    maxModuleSize: 2500,
  },
]

/** Files of the first load: parts that are loaded later find them there. */
export const firstLoad = /^assets\/(rolldown-runtime|react|base|site|index)-/
