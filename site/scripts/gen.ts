// Makes the tables of pages from the `page.ts` files of the features, and the list of word files.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { centrePath, centres, type CentreName, type PageId } from '../src/app/centre/centres.ts'
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

/** A page as its feature defines it. */
export interface BuiltPage<P extends Page = Page> {
  page: P
  /** Its addresses, without those of what opens over it. */
  addresses: readonly string[]
  /** The file of its definition and that of its component, from the folder of the site. */
  definition: string
  file: string
  /** What loads its component, for a module two folders below `src`. */
  load: string
}

const addressesOf = (page: Page): readonly string[] =>
  'path' in page ? [page.path, ...(page.also ?? [])] : [centrePath(page.centre, page.id as PageId)]

async function readPage(definition: string): Promise<BuiltPage> {
  const { default: page } = (await import(pathToFileURL(join(src, definition)).href)) as { default?: Page }
  if (!page) throw new Error(`site/src/${definition} has no default export: export default definePage({ … })`)
  const [path = '', name] = page.component.split('#')
  const file = join(dirname(definition), path).replaceAll('\\', '/')
  if (!existsSync(join(src, file))) throw new Error(`site/src/${definition} names ${path}, which is not there`)
  const pick = name ? `.then(({ ${name} }) => ({ default: ${name} }))` : ''
  return { page, addresses: addressesOf(page), definition, file: `src/${file}`, load: `import('../../${file}')${pick}` }
}

/** Every page of the site. */
async function collect(): Promise<BuiltPage[]> {
  // Icons come from the kit, whose sources need no build.
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...(context.conditions ?? []), '@brand/source'] }),
  })
  const files = globSync('features/**/{page,*.page}.ts', { cwd: src }).map((file) => file.replaceAll('\\', '/'))
  return Promise.all(files.sort().map(readPage)).finally(() => hooks.deregister())
}

const isAddressPage = (one: BuiltPage): one is BuiltPage<AddressPageDefinition> =>
  'path' in one.page && !('over' in one.page)
const isOverlay = (one: BuiltPage): one is BuiltPage<OverlayAddressDefinition> => 'over' in one.page

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`two pages have the ${what} "${twice}"`)
}

/** The pages of a centre in the order of its menu. */
function pagesOf(centre: CentreName, all: readonly BuiltPage[]): BuiltPage<CentrePageDefinition>[] {
  const groups: readonly string[] = centres[centre].groups
  const pages = all.filter(
    (one): one is BuiltPage<CentrePageDefinition> => 'centre' in one.page && one.page.centre === centre,
  )
  const refuse = (what: string, nameOf: (one: (typeof pages)[number]) => string) =>
    refuseTwice(`${what} in the ${centre} centre`, pages.map(nameOf))
  refuse('place', ({ page }) => `${page.group} ${page.order}`)
  refuse('name', ({ page }) => page.id)
  refuse('address', ({ addresses }) => addresses.join())
  return pages.sort(
    ({ page: a }, { page: b }) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order,
  )
}
const centreNames = Object.keys(centres) as CentreName[]

/** All pages, for the build. */
export async function builtPages() {
  const all = await collect()
  return {
    withAddress: all.filter(isAddressPage),
    overlays: all.filter(isOverlay),
    ofCentres: centreNames.flatMap((centre) => pagesOf(centre, all)),
  }
}

/** A value as a literal, keys without quotes where they need none; what is undefined is left out. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `'${value}'` : String(value)
  const known = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{ ${known.map(([key, each]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(each)}`).join(', ')} }`
}

const byId = <T extends { id: string }>(a: T, b: T) => (a.id < b.id ? -1 : 1)
const lines = (items: readonly string[]) => items.map((item) => `  ${item}\n`).join('')

/** The addresses, for what links, guards or finds a page: part of the first load, so nothing else is here. */
function pageTable(all: readonly BuiltPage[]): string {
  const rows = [
    ...all.flatMap(({ page }) => {
      if (!('path' in page)) return []
      const { id, path, also, who, module } = page
      const [over, frame] = 'over' in page ? [page.over] : [undefined, page.frame]
      return [{ id, path, also, page: over, who, module, frame }]
    }),
    ...plannedPages.map(({ id, path, who }) => ({ id, path, page: null, who })),
  ].sort(byId)
  const names = rows.map(({ id }) => id)
  refuseTwice('name', names)
  refuseTwice(
    'address',
    rows.flatMap((row) => [row.path, ...(('also' in row && row.also) || [])]).map((path) => path.toLowerCase()),
  )
  for (const { id, page } of rows)
    if (page && !names.includes(page)) throw new Error(`the page "${id}" is over "${page}", which is none`)
  return `${note}import type { PageRow } from './define-page.ts'

export const pageTable: readonly PageRow[] = [
${lines(rows.map((row) => `${literal(row)},`))}]

/** The address of each page, by the page's name. */
export interface Paths {
${lines(rows.map(({ id, path }) => `readonly ${id}: '${path}'`))}}
`
}

const first: readonly Area[] = firstAreas

/** The words and the code of each page with an address but home, which comes with the first load. */
function pageLoads(all: readonly BuiltPage[]): string {
  const rows = all
    .filter(isAddressPage)
    .flatMap(({ page: { id, title, words = [] }, load }) => {
      const later = [...new Set([title.area, ...words])].filter((area) => !first.includes(area))
      return id === 'home' ? [] : [{ id, text: `{ words: ${literal(later)}, load: () => ${load.replace('../', '')} }` }]
    })
    .sort(byId)
  return `${note}import type { LoadPage, Needs } from '../app/routing/define-page.ts'

/** The words and the code of each page but home; all are shown within KitWords. */
export const pageLoads: Readonly<Record<string, Pick<Needs, 'words'> & { load: LoadPage }>> = {
${lines(rows.map(({ id, text }) => `${id}: ${text},`))}}
`
}

/** What a page shows before its code is here, and which module switches a page of a centre. */
function pageDetails(all: readonly BuiltPage[]): string {
  const outlines = all
    .filter(isAddressPage)
    .map(({ page: { id, title, outline = 'plain' } }) => ({ id, text: literal({ ...title, outline }) }))
    .sort(byId)
  const modules = centreNames.map((centre) => {
    const pages = pagesOf(centre, all).map(({ page }) => `    ${page.id}: '${page.module}',\n`)
    return `${centre}: {${pages.length > 0 ? `\n${pages.join('')}  ` : ''}},`
  })
  return `${note}import type { ModuleId } from '@brand/sdk'
import type { PageOutline } from './define-page.ts'

/** Pages with an address of their own. */
export const pageOutlines: Readonly<Record<string, PageOutline>> = {
${lines(outlines.map(({ id, text }) => `${id}: ${text},`))}}

/** Pages of the centres, each with the module that switches it on or off. */
export const centreModules = {
${lines(modules)}} as const satisfies Record<string, Record<string, ModuleId>>
`
}

function centreTable(centre: CentreName, all: readonly BuiltPage[]): string {
  const pages = pagesOf(centre, all)
  return `${note}import type { LoadedCentrePage } from './centre-pages.ts'
${pages.map(({ page, definition }) => `import ${page.id} from '../../${definition}'\n`).join('')}
export const ${centre}Pages: readonly LoadedCentrePage<'${centre}'>[] = [
${lines(pages.map(({ page, load }) => `{ ...${page.id}, load: () => ${load} },`))}]
`
}

function wordFiles(): string {
  const names = globSync('*.json', { cwd: join(site, '../locales/en/site') }).map((file) => basename(file, '.json'))
  const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
  return `// Made by \`npm run gen\`: a line for each file of \`locales/<lang>/site/\`.
export interface WordFiles {
${lines(names.sort().map((name) => `${key(name)}: typeof import('../../../../locales/en/site/${name}.json')`))}}
`
}

/** Writes the generated files of the site; with `check` writes nothing and names those that are stale. */
export async function generate(check: boolean): Promise<string[]> {
  const all = await collect()
  const files = {
    'app/routing/page-table.gen.ts': pageTable(all),
    'app/routing/page-details.gen.ts': pageDetails(all),
    'routes/page-loads.gen.ts': pageLoads(all),
    ...Object.fromEntries(centreNames.map((name) => [`app/centre/${name}-pages.gen.ts`, centreTable(name, all)])),
    'app/i18n/word-files.gen.ts': wordFiles(),
  }
  const stale = Object.entries(files).filter(([name, text]) => {
    const file = join(src, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  if (!check) for (const [name, text] of stale) writeFileSync(join(src, name), text)
  return stale.map(([name]) => `site/src/${name}`)
}
