import { join } from 'node:path'
import type { Rolldown } from 'vite'

const site = join(import.meta.dirname, '..')

/** Every script and style that sources of the site bring along, imports of imports too. */
export function filesOf(
  output: Rolldown.RolldownOutput['output'],
  sources: readonly string[],
): { scripts: string[]; styles: string[] } {
  const chunks = output.filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (file: string) => {
    const chunk = byFile.get(file)
    if (!chunk || scripts.has(file)) return
    scripts.add(file)
    chunk.imports.forEach(visit)
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style))
  }
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(site, source)))
    if (!chunk) throw new Error(`the build has no chunk for ${source}`)
    visit(chunk.fileName)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
