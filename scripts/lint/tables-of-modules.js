// Part of the plugin in repository-rules.js.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../../packages/gateway/src/', import.meta.url))

/** The module a file of the gateway belongs to; undefined: the kernel or the composition root. */
const moduleOf = (file) => file.match(/^modules\/([^/]+)\//)?.[1]

/** Each table and view of a module, with its module. Those of the kernel are everybody's to read. */
const owners = new Map()
const views = new Set()
for (const file of globSync('modules/**/schema.ts', { cwd: src })) {
  const path = file.replaceAll('\\', '/')
  for (const [, kind, name] of readFileSync(src + path, 'utf8').matchAll(/\bpg(Table|View)\(\s*'(\w+)'/g)) {
    owners.set(name, moduleOf(path))
    if (kind === 'View') views.add(name)
  }
}

// A fragment may begin with the first table of its joins.
const RELATION =
  /(?:\b(?:from|join|into|update|using|table)\s+(?:only\s+)?|^\s*(?=\w+ \w+ (?:left |cross )?join\b))"?(\w+)/g

/**
 * A name in SQL counts as an import: a module names no table of another one, but a view that its owner declares in
 * `schema.ts`, a function, or a fragment of its `index.ts`. The kernel names nothing of a module.
 */
export const tablesOfModules = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = context.filename.replaceAll('\\', '/').split('/packages/gateway/src/')[1] ?? ''
    if (file === '' || file.startsWith('app/') || /\.test\.ts$|testing|\bschema\.ts$/.test(file)) return {}
    const own = moduleOf(file)
    const check = (node, text) => {
      for (const [, name] of text.matchAll(RELATION)) {
        const owner = owners.get(name)
        if (owner === undefined || owner === own || (own !== undefined && views.has(name))) continue
        context.report({
          node,
          message: own
            ? `${name} is a table of "${owner}": read a view, a function or a fragment that it declares.`
            : `${name} is of the module "${owner}", and the kernel reads no module.`,
        })
      }
    }
    return {
      TemplateElement: (node) => check(node, node.value.raw),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    }
  },
}
