// Every entry of the installed package in plain Node: it loads, and a component's entry exports the component.
import manifest from '@brand/ui/package.json' with { type: 'json' }

const pascal = (entry) => entry.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase())
/** Entries named after what they hold together, by what they must export. */
const named = { './forms': 'RuleForm' }
const notComponents = new Set(['.', './icons', './theme', './vars', './brands', './i18n', './languages', './test'])
let checked = 0

for (const [entry, target] of Object.entries(manifest.exports)) {
  if (typeof target === 'string' || !('node' in target)) continue
  const found = await import(entry.replace('.', '@brand/ui'))
  const name = named[entry] ?? pascal(entry.slice(2))
  if (!notComponents.has(entry) && !entry.startsWith('./locales/') && typeof found[name] !== 'function')
    throw new Error(`${entry} does not export ${name}, only ${Object.keys(found).join(', ')}`)
  checked += 1
}
console.log(`${checked} entries load`)
