import { basename, join } from 'node:path'
import { reachedFrom, sharedFiles, type Load, type Module } from './shared-files.ts'

// Which modules share a file: those of the first load by what changes together, all others by which pages need them.

interface Graph {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const entry = join(import.meta.dirname, '../src/main.tsx')

const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** What every page is made with. It changes rarely: its file keeps its name from build to build. */
const libraries = packages(
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  String.raw`@tanstack[\\/](?:react-query|query-core)`,
  'i18next',
  'react-i18next',
)
/**
 * Imported by the first load through an index file, but not used by it: writing calls, lists by pages, the choice of a
 * language, the form of the login.
 */
const unusedAtFirst =
  /useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver|sdk[\\/](?:identity[\\/]mobile|mirrors)|i18n[\\/]locales?\./

const styles = /\.css$/
const sources = /\.(ts|tsx|js|mjs|css)$/

/** Approximate size of a module once it is minified and compressed, in bytes. */
const sizeOf = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s+|^\/\/.*$/gm, '').length * 0.22

/** Weight of a part that is opened on a page later. */
const laterWeight = 0.15

/** Every module of the site, those of the first load, and the roots of what is loaded by `import()`. */
function readGraph(graph: Graph) {
  const modules = new Map<string, Module>()
  const roots = new Set<string>()
  const next = [entry]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const info = graph.getModuleInfo(id)
    if (!info || modules.has(id)) continue
    modules.set(id, { size: styles.test(id) ? 0 : sizeOf(info.code ?? ''), imports: info.importedIds })
    info.dynamicallyImportedIds.forEach((root) => roots.add(root))
    next.push(...info.importedIds, ...info.dynamicallyImportedIds)
  }
  const unused = new Set([...modules.keys()].filter((id) => unusedAtFirst.test(id)))
  return { modules, roots, unused, first: reachedFrom([entry], modules, unused) }
}

/** The name of the file of each module that is not in the first load. */
function laterFiles({ modules, roots, unused, first }: ReturnType<typeof readGraph>, pages: readonly Load[]) {
  const ofPages = new Set(pages.flatMap((page) => page.roots))
  // The index file hides who uses these, so every page counts.
  const complete = new Map(modules)
  for (const root of ofPages) {
    const module = modules.get(root)
    if (module) complete.set(root, { ...module, imports: [...module.imports, ...unused] })
  }
  const later = [...roots].filter((root) => !ofPages.has(root) && !first.has(root)).toSorted()
  const loads = [...pages, ...later.map((root) => ({ roots: [root], weight: laterWeight }))]
  return new Map(
    sharedFiles(complete, loads, first).flatMap((file, i) => {
      // Named after what is opened by it, if that is one thing.
      const [root, another] = file.filter((id) => roots.has(id))
      const name = `${root && !another ? basename(root) : 'part'}${i}`
      return file.map((id) => [id, name] as const)
    }),
  )
}

/** Groups of higher priority choose first. @param pages what each page imports beside the first load */
export function chunkGroups(pages: readonly Load[]) {
  let known: { first: ReadonlySet<string>; later: ReadonlyMap<string, string> } | undefined
  // The graph is complete when the first name is asked for.
  const filesOf = (graph: Graph) => {
    if (known) return known
    const read = readGraph(graph)
    return (known = { first: read.first, later: laterFiles(read, pages) })
  }
  return [
    { name: 'base', priority: 8, test: (id: string) => libraries.test(id) && !unusedAtFirst.test(id) },
    {
      name: (id: string, graph: Graph) => (filesOf(graph).first.has(id) ? 'site' : null),
      debugName: 'first load',
      priority: 7,
      test: sources,
    },
    // A style sheet for each file would be a request for each.
    { name: 'styles', priority: 6, test: styles },
    {
      name: (id: string, graph: Graph) => filesOf(graph).later.get(id) ?? null,
      debugName: 'by need',
      priority: 5,
      includeDependenciesRecursively: false,
    },
  ]
}

/** Files of the first load, which parts loaded later need not name. */
export const firstLoad = /^assets\/(roll|base|site)-/
