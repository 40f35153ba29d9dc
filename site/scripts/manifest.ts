/** The parts of Vite's manifest read here. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>

/** Every script and style the given sources bring along, imports of imports too. */
export function filesOf(manifest: Manifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the build has no chunk for ${source}`)
    if (seen.has(source)) return
    seen.add(source)
    chunk.imports?.forEach(visit)
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  sources.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}
