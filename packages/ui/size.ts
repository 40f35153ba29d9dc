// What a consumer of the built package pays: gz -9 bytes of JS and CSS per entry, BrandProvider included, React
// outside.
// `--write` prints the figures into the docs pages; with the name of an entry, that one's alone.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { registry } from './src/registry.ts'

export interface SizeRow {
  /** Entry of @brand/ui, or `all` for the budgeted components on one page. */
  entry: string
  /** gz bytes */
  js: number
  /** gz bytes */
  css: number
  /** gz bytes of JS that is loaded only once something opens. */
  later?: number
  /** gz bytes of both together; absent without a budget. */
  limit?: number
  /** gz bytes more when it is imported from the index instead. */
  index?: number
}

/** What a budget may be exceeded by: a size is a trend, not a wall. */
export const ROOM = 1.05
/** gz bytes: what importing one component from the index may cost over its entry. */
export const INDEX_LIMIT = 300
/** kB of JS and CSS together, from the table of budgets. */
const limits: Record<string, number> = {
  button: 2.4,
  dialog: 15.5,
  tabs: 11,
  'text-field': 3.75,
  pagination: 3,
  carousel: 9.8,
  'game-card': 4.05,
  all: 29.5,
}
const nameOf = (entry: string) => registry.find((c) => c.entry === entry)?.name ?? entry
const limitOf = (entry: string) => (limits[entry] ? { limit: Math.round(limits[entry] * 1000 * ROOM) } : {})
const gz = (text: string) => gzipSync(text, { level: 9 }).length

const home = import.meta.dirname

/** Bundles one page that uses these entries, as a Vite application would. */
async function measure(
  folder: string,
  entries: readonly string[],
  from = (entry: string) => `@brand/ui/${entry}`,
): Promise<{ js: number; css: number; later?: number }> {
  const lines = entries.map((entry) => `import { ${nameOf(entry)} } from '${from(entry)}'`)
  const page = join(folder, 'page.js')
  writeFileSync(
    page,
    `import { BrandProvider } from '@brand/ui/theme'\n${lines.join('\n')}\n` +
      `export default [BrandProvider, ${entries.map(nameOf).join(', ')}]\n`,
  )
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: page,
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
      },
    },
  })
  const outputs = [result].flat().flatMap((r) => ('output' in r ? r.output : []))
  const chunks = new Map(outputs.flatMap((o) => (o.type === 'chunk' ? [[o.fileName, o] as const] : [])))
  const first = new Set([...chunks.values()].flatMap((chunk) => (chunk.isEntry ? [chunk.fileName] : [])))
  for (const name of first) for (const other of chunks.get(name)?.imports ?? []) if (chunks.has(other)) first.add(other)
  const code = (isFirst: boolean) =>
    [...chunks.values()].flatMap((chunk) => (first.has(chunk.fileName) === isFirst ? [chunk.code] : [])).join('')
  const css = outputs.flatMap((o) => (o.fileName.endsWith('.css') && o.type === 'asset' ? [String(o.source)] : []))
  const later = code(false)
  return { js: gz(code(true)), css: gz(css.join('')), ...(later && { later: gz(later) }) }
}

/** A folder outside the repository that sees the built package and its dependencies, and none of its sources. */
function consumer() {
  const folder = mkdtempSync(join(tmpdir(), 'ui-size-'))
  mkdirSync(join(folder, 'node_modules/@brand'), { recursive: true })
  symlinkSync(home, join(folder, 'node_modules/@brand/ui'), 'dir')
  return folder
}

/**
 * Builds the package, then measures every entry (or one), the same component from the index, and all budgeted ones
 * together.
 */
export async function sizes(only?: string): Promise<SizeRow[]> {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: home, stdio: 'inherit', shell: process.platform === 'win32' })
  const folder = consumer()
  try {
    const rows: SizeRow[] = []
    for (const { entry } of registry.filter((one) => !only || one.entry === only)) {
      const own = await measure(folder, [entry])
      const whole = await measure(folder, [entry], () => '@brand/ui')
      rows.push({ entry, ...own, ...limitOf(entry), index: whole.js + whole.css - own.js - own.css })
    }
    if (only) return rows
    const budgeted = registry.map((c) => c.entry).filter((entry) => limits[entry])
    return [...rows, { entry: 'all', ...(await measure(folder, budgeted)), ...limitOf('all') }]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const documented = join(home, 'src/docs/sizes.json')
const written = () => JSON.parse(readFileSync(documented, 'utf8')) as SizeRow[]

/** The rows as the docs have them, with newer ones in their place: in the order of the registry, all together last. */
function renewed(rows: readonly SizeRow[]): SizeRow[] {
  const known = new Map([...written(), ...rows].map((row) => [row.entry, row]))
  return [...registry.map((one) => one.entry), 'all']
    .map((entry) => known.get(entry))
    .filter((row) => row !== undefined)
}

/** What is wrong with a row: over its budget, or too large from the index. */
export function problemsOf({ js, css, limit = Infinity, index = 0 }: SizeRow): string[] {
  return [
    ...(js + css > limit ? [`${js + css - limit} over its limit`] : []),
    ...(index > INDEX_LIMIT ? [`${index} more from the index, ${INDEX_LIMIT} allowed`] : []),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const only = process.argv.slice(2).find((word) => !word.startsWith('-'))
  if (only && !registry.some((one) => one.entry === only))
    throw new Error(`@brand/ui/${only} is no entry of the registry`)
  const rows = await sizes(only)
  if (process.argv.includes('--write')) writeFileSync(documented, `${JSON.stringify(renewed(rows), null, 2)}\n`)
  for (const row of rows) {
    const { entry, js, css, later, limit, index } = row
    const problems = problemsOf(row)
    const figures =
      `${String(js).padStart(6)} js ${String(css).padStart(5)} css ` +
      `${((js + css) / 1000).toFixed(2).padStart(6)} kB${limit ? ` of ${limit / 1000}` : ''}` +
      (later === undefined ? '' : `, ${later} later`) +
      (index === undefined ? '' : `, ${index} more from the index`)
    console.log(`${problems.length ? 'FAIL' : 'ok  '} ${entry.padEnd(24)} ${figures} ${problems.join('; ')}`)
    if (problems.length > 0) process.exitCode = 1
  }
}
