import { basename, join } from 'node:path'
import { reachedFrom, sharedFiles, type Load, type Module } from './shared-files.ts'

// Which modules share a file: those of the first load by what changes together, all others by which pages need them.

interface Graph {
  getModuleInfo(
    id: string,
  ): { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const entry = join(import.meta.dirname, '../src/main.tsx')

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

/** The modules of the first load, and the name of the file of each other one. */
function filesOf(graph: Graph, pages: readonly Load[]) {
  const modules = new Map<string, Module>()
  const opened = new Set<string>()
  const seen = new Set([entry])
  for (const id of seen) {
    const info = graph.getModuleInfo(id)
    if (!info) continue
    modules.set(id, { size: styles.test(id) ? 0 : sizeOf(info.code ?? ''), imports: info.importedIds })
    info.importedIds.forEach((imported) => seen.add(imported))
    info.dynamicallyImportedIds.forEach((root) => opened.add(root) && seen.add(root))
  }
  const unused = new Set([...modules.keys()].filter((id) => unusedAtFirst.test(id)))
  const first = reachedFrom([entry], modules, unused)
  const ofPages = new Set(pages.flatMap((page) => page.roots))
  const later = [...opened].filter((root) => !ofPages.has(root) && !first.has(root)).toSorted()
  // The index file hides who uses these, so every page counts.
  for (const [id, module] of modules)
    if (ofPages.has(id)) modules.set(id, { ...module, imports: [...module.imports, ...unused] })
  const loads = [...pages, ...later.map((root) => ({ roots: [root], weight: laterWeight }))]
  const files = sharedFiles(modules, loads, first).flatMap((file, at) => {
    // Named after what is opened by it, if that is one thing.
    const [root, another] = file.filter((id) => opened.has(id))
    const name = `${root && !another ? basename(root) : 'part'}${at}`
    return file.map((id) => [id, name] as const)
  })
  return { first, later: new Map(files) }
}

/** Groups of higher priority choose first. @param pages what each page imports beside the first load */
export function chunkGroups(pages: readonly Load[]) {
  let known: ReturnType<typeof filesOf> | undefined
  // The graph is complete when the first name is asked for.
  const read = (graph: Graph) => (known ??= filesOf(graph, pages))
  return [
    // What every page is made with changes rarely: its file keeps its name from build to build.
    { name: 'base', priority: 8, tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/ },
    {
      name: (id: string, graph: Graph) => (read(graph).first.has(id) ? 'site' : null),
      debugName: 'first load',
      priority: 7,
      test: sources,
    },
    // A style sheet for each file would be a request for each.
    { name: 'styles', priority: 6, test: styles },
    {
      name: (id: string, graph: Graph) => read(graph).later.get(id) ?? null,
      debugName: 'by need',
      priority: 5,
      includeDependenciesRecursively: false,
    },
  ]
}

/** Files of the first load, which parts loaded later need not name. */
export const firstLoad = /^assets\/(roll|base|site)-/
