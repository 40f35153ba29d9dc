// Makes the tables of pages from the `page.ts` files of the features, and the list of word files.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { centres, type CentreName } from '../src/app/centre/centres.ts'
import type {
  AddressPageDefinition,
  CentrePageDefinition,
  OverlayAddressDefinition,
} from '../src/app/routing/define-page.ts'
import { firstAreas, type Area } from '../src/app/i18n/words.ts'
import { plannedPages } from '../src/app/routing/planned-pages.ts'

const site = join(import.meta.dirname, '..')
const src = join(site, 'src')
const note = '// Made by `npm run gen` from the `page.ts` files of the features.\n'

/** Any page, of whichever centre. */
type Page = AddressPageDefinition | OverlayAddressDefinition | CentrePageDefinition

interface Found {
  /** From `src`. */
  file: string
  page: Page
}

/** Every page of the site, as its feature defines it. */
async function collect(): Promise<Found[]> {
  // Icons come from the kit, whose sources need no build.
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...(context.conditions ?? []), '@brand/source'] }),
  })
  try {
    const files = globSync('features/**/{page,*.page}.ts', { cwd: src }).sort()
    const modules = files.map(async (file) => {
      const { default: page } = (await import(pathToFileURL(join(src, file)).href)) as { default?: Page }
      if (!page) throw new Error(`site/src/${file} has no default export: export default definePage({ … })`)
      return { file, page }
    })
    return await Promise.all(modules)
  } finally {
    hooks.deregister()
  }
}

/** As a module in `from` names a file: both from `src`. */
const pathFrom = (from: string, to: string) => {
  const path = relative(from, to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/** The file of a page's component, from `src`, and its export there; absent: the default. */
function componentOf({ file, page }: Found): { file: string; name?: string | undefined } {
  const [path = '', name] = page.component.split('#')
  const component = join(dirname(file), path).replaceAll('\\', '/')
  if (!existsSync(join(src, component))) throw new Error(`site/src/${file} names ${path}, which is not there`)
  return { file: component, name }
}

/** What loads a page, for a module in `from`. */
function loaderOf(from: string, found: Found): string {
  const { file, name } = componentOf(found)
  return `() => import('${pathFrom(from, file)}')${name ? `.then(({ ${name} }) => ({ default: ${name} }))` : ''}`
}

const isAddressPage = (found: Found): found is Found & { page: AddressPageDefinition } =>
  'path' in found.page && !('over' in found.page)
const byId = <T extends { id: string }>(a: T, b: T) => (a.id < b.id ? -1 : 1)

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`two pages have the ${what} "${twice}"`)
}

/** A value as a literal, keys without quotes where they need none; what is undefined is left out. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(each)}`)
      .join(', ')} }`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

const lines = (items: readonly string[]) => items.map((item) => `  ${item},\n`).join('')

/** The addresses, for what links, guards or finds a page: part of the first load, so nothing else is here. */
function pageTable(all: readonly Found[]): string {
  const rows = [
    ...all.flatMap(({ page }) => {
      if (!('path' in page)) return []
      const { id, path, also, who, module } = page
      return [
        {
          id,
          path,
          also,
          page: 'over' in page ? page.over : undefined,
          who,
          module,
          frame: 'over' in page ? undefined : page.frame,
        },
      ]
    }),
    ...plannedPages.map(({ id, path, who }) => ({ id, path, page: null, who })),
  ].sort(byId)
  refuseTwice(
    'name',
    rows.map(({ id }) => id),
  )
  refuseTwice(
    'address',
    rows.flatMap((row) => [row.path, ...(('also' in row && row.also) || [])]).map((path) => path.toLowerCase()),
  )
  for (const { id, page } of rows)
    if (page && !rows.some((row) => row.id === page))
      throw new Error(`the page "${id}" is over "${page}", which is none`)
  return `${note}import type { PageRow } from './define-page.ts'

export const pageTable: readonly PageRow[] = [
${lines(rows.map(literal))}]

/** The address of each page, by the page's name. */
export interface Paths {
${rows.map(({ id, path }) => `  readonly ${id}: '${path}'\n`).join('')}}
`
}

/** A page, for the build. */
export interface BuiltPage<P extends Page = Page> {
  page: P
  /** Its addresses, without those of what opens over it. */
  addresses: readonly string[]
  /** The file of its component, from the folder of the site. */
  file: string
}

export interface BuiltPages {
  withAddress: readonly BuiltPage<AddressPageDefinition>[]
  overlays: readonly BuiltPage<OverlayAddressDefinition>[]
  ofCentres: readonly BuiltPage<CentrePageDefinition>[]
}

/** All pages, for the build. */
export async function builtPages(): Promise<BuiltPages> {
  const all = await collect()
  const built = <P extends Page>(page: P, found: Found): BuiltPage<P> => ({
    page,
    addresses:
      'path' in page ? [page.path, ...(page.also ?? [])] : [`${centres[page.centre].path}?page=${queryOf(page)}`],
    file: `src/${componentOf(found).file}`,
  })
  return {
    withAddress: all.filter(isAddressPage).map((found) => built(found.page, found)),
    overlays: all.flatMap((found) => ('over' in found.page ? [built(found.page, found)] : [])),
    ofCentres: (Object.keys(centres) as CentreName[]).flatMap((centre) =>
      pagesOf(centre, all).map((found) => built(found.page, found)),
    ),
  }
}

const first: readonly Area[] = firstAreas

/** The words and the code of each page with an address but home. */
function pageLoads(all: readonly Found[]): string {
  const loads = all
    .filter(isAddressPage)
    // It comes with the first load.
    .filter(({ page }) => page.id !== 'home')
    .map((found) => {
      const { id, title, words = [] } = found.page
      const later = [...new Set([title.area, ...words])].filter((area) => !first.includes(area))
      return { id, words: later, load: loaderOf('routes', found) }
    })
    .sort(byId)
  return `${note}import type { LoadPage, Needs } from '../app/routing/define-page.ts'

/** The words and the code of each page but home; all are shown within KitWords. */
export const pageLoads: Readonly<Record<string, Pick<Needs, 'words'> & { load: LoadPage }>> = {
${lines(loads.map(({ id, words, load }) => `${id}: { words: ${literal(words)}, load: ${load} }`))}}
`
}

/** What a page shows before its code is here, and which module switches a page of a centre. */
function pageDetails(all: readonly Found[]): string {
  const outlines = all
    .filter(isAddressPage)
    .map(({ page: { id, title, outline } }) => ({ id, text: literal({ ...title, outline: outline ?? 'plain' }) }))
    .sort(byId)
  const modules = (Object.keys(centres) as CentreName[]).map((centre) => {
    const pages = pagesOf(centre, all).map(({ page }) => `    ${page.id}: '${page.module}',\n`)
    return `  ${centre}: {${pages.length > 0 ? `\n${pages.join('')}  ` : ''}},\n`
  })
  return `${note}import type { ModuleId } from '@brand/sdk'
import type { PageOutline } from './define-page.ts'

/** Pages with an address of their own. */
export const pageOutlines: Readonly<Record<string, PageOutline>> = {
${lines(outlines.map(({ id, text }) => `${id}: ${text}`))}}

/** Pages of the centres, each with the module that switches it on or off. */
export const centreModules = {
${modules.join('')}} as const satisfies Record<string, Record<string, ModuleId>>
`
}

/** The pages of a centre in the order of its menu. */
function pagesOf(centre: CentreName, all: readonly Found[]): (Found & { page: CentrePageDefinition })[] {
  const groups: readonly string[] = centres[centre].groups
  const pages = all.filter(
    (found): found is Found & { page: CentrePageDefinition } => 'centre' in found.page && found.page.centre === centre,
  )
  refuseTwice(
    `place in the ${centre} centre`,
    pages.map(({ page }) => `${page.group} ${page.order}`),
  )
  refuseTwice(
    `name in the ${centre} centre`,
    pages.map(({ page }) => page.id),
  )
  refuseTwice(
    `address in the ${centre} centre`,
    pages.map(({ page }) => queryOf(page)),
  )
  return pages.sort(
    (a, b) => groups.indexOf(a.page.group) - groups.indexOf(b.page.group) || a.page.order - b.page.order,
  )
}

const queryOf = ({ id, query = id }: CentrePageDefinition): string => query

/** What the addresses of the centres say for a page: part of the first load, so only what is not the page's id. */
function pageQueries(all: readonly Found[]): string {
  const queries = new Map<string, string>()
  for (const { page } of (Object.keys(centres) as CentreName[]).flatMap((centre) => pagesOf(centre, all))) {
    const query = queryOf(page)
    if ((queries.get(page.id) ?? query) !== query)
      throw new Error(`the page "${page.id}" is at ?page=${queries.get(page.id)} and at ?page=${query}`)
    queries.set(page.id, query)
  }
  const others = [...queries].filter(([id, query]) => id !== query)
  return `${note}
/** What \`?page=\` says for the pages of the centres; one that is not here is at its id. */
export const pageQueries = {
${others.map(([id, query]) => `  ${id}: '${query}',\n`).join('')}} as const
`
}

function centreTable(centre: CentreName, all: readonly Found[]): string {
  const pages = pagesOf(centre, all)
  const from = `app/centre`
  const type = `readonly LoadedCentrePage<'${centre}'>[]`
  return `${note}import type { LoadedCentrePage } from './centre-pages.ts'
${pages.map(({ file, page }) => `import ${page.id} from '${pathFrom(from, file)}'\n`).join('')}
export const ${centre}Pages: ${type} = [
${lines(pages.map((found) => `{ ...${found.page.id}, load: ${loaderOf(from, found)} }`))}]
`
}

function wordFiles(): string {
  const names = globSync('*.json', { cwd: join(site, '../locales/en/site') })
    .map((file) => basename(file, '.json'))
    .sort()
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
  return `// Made by \`npm run gen\`: a line for each file of \`locales/<lang>/site/\`.
export interface WordFiles {
${names.map((name) => `  ${key(name)}: typeof import('../../../../locales/en/site/${name}.json')\n`).join('')}}
`
}

/** Writes the generated files of the site; with `check` writes nothing and names those that are stale. */
export async function generate(check: boolean): Promise<string[]> {
  const all = await collect()
  const files: Record<string, string> = {
    'app/routing/page-table.gen.ts': pageTable(all),
    'app/routing/page-details.gen.ts': pageDetails(all),
    'routes/page-loads.gen.ts': pageLoads(all),
    ...Object.fromEntries(
      (Object.keys(centres) as CentreName[]).map((centre) => [
        `app/centre/${centre}-pages.gen.ts`,
        centreTable(centre, all),
      ]),
    ),
    'app/centre/page-queries.gen.ts': pageQueries(all),
    'app/i18n/word-files.gen.ts': wordFiles(),
  }
  const stale: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const file = join(src, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    stale.push(`site/src/${name}`)
    if (!check) writeFileSync(file, text)
  }
  return stale
}
