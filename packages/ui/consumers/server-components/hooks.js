// What a bundler of server components does, in twenty lines: a module that begins with "use client" becomes references
// to its exports, CSS becomes nothing. Load with `node --conditions=react-server --import ./hooks.js`.
import { registerHooks } from 'node:module'

const directive = /^\s*(["'])use client\1/
/** The names behind `export { a, b as c }` and `export function d`. */
const exported = (code) =>
  [
    ...[...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names]) =>
      names.split(',').map(
        (one) =>
          one
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? '',
      ),
    ),
    ...[...code.matchAll(/export\s+(?:async\s+)?(?:const|let|function|class)\s+(\w+)/g)].map(([, name]) => name ?? ''),
  ].filter(Boolean)

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true }
    const loaded = next(url, context)
    const code =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source ?? new Uint8Array())
    if (loaded.format !== 'module' || !directive.test(code)) return loaded
    const lines = exported(code).map((name) => `export const ${name} = createClientReference('${url}', '${name}', [])`)
    return {
      format: 'module',
      source: `import { createClientReference } from 'react-server-dom-parcel/server'\n${lines.join('\n')}\n`,
      shortCircuit: true,
    }
  },
})
