// The types of a component's properties as declared in the source, and every type of the kit that they name.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

interface Module {
  /** Declarations of types by name, with their comments. */
  declared: Map<string, string>
  /** Folders that names are imported from. */
  imported: Map<string, string>
}

const modules = new Map<string, Module>()
function moduleOf(folder: string): Module {
  const known = modules.get(folder)
  if (known) return known
  const module: Module = { declared: new Map(), imported: new Map() }
  for (const name of readdirSync(folder)) {
    if (!/\.tsx?$/.test(name) || /\.(test|stories|examples|css|gen|attributes)\./.test(name)) continue
    const text = readFileSync(join(folder, name), 'utf8')
    const declarations =
      /^(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?(?:export )?(?:interface|type) (\w+)\b.*\n(?:[ })\]>].*\n|\n(?= ))*/gm
    for (const [all, type = ''] of text.matchAll(declarations))
      module.declared.set(type, all.trim().replace(/^export /m, ''))
    for (const [, names = '', from = ''] of text.matchAll(
      /^(?:import|export) (?:type )?\{([^}]+)\} from '(\.[^']+)'/gm,
    ))
      for (const each of names.split(',')) {
        const word = each.replace(/^\s*type /, '').trim()
        module.imported.set(word, dirname(resolve(folder, from)))
      }
  }
  modules.set(folder, module)
  return module
}

/** A block of code; empty for a folder that declares no properties. */
export function propertiesOf(folder: string): string {
  const published = readFileSync(join(folder, 'index.ts'), 'utf8').match(/\b\w+Props\b/g) ?? []
  const queue = published.map((name) => ({ name, folder }))
  const shown = new Map<string, string>()
  for (const { name, folder: at } of queue) {
    const module = moduleOf(at)
    const text = module.declared.get(name)
    const from = module.imported.get(name)
    if (!text) {
      if (from && from !== at) queue.push({ name, folder: from })
      continue
    }
    if (shown.has(name)) continue
    shown.set(name, text)
    const words = text.replaceAll(/\/\*\*[^]*?\*\//g, '').match(/\b[A-Z]\w+/g) ?? []
    queue.push(...words.filter((word) => !shown.has(word)).map((word) => ({ name: word, folder: at })))
  }
  return shown.size > 0 ? `\`\`\`ts\n${[...shown.values()].join('\n\n')}\n\`\`\`` : ''
}
