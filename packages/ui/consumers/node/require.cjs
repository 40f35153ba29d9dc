// Every component again, from a CommonJS file: Node loads ES modules by `require` as well.
const { exports: entries } = require('@brand/ui/package.json')

const names = Object.entries(entries).filter(([, target]) => typeof target !== 'string' && 'node' in target)
for (const [entry] of names) {
  const found = require(entry.replace('.', '@brand/ui'))
  if (Object.keys(found).length === 0) throw new Error(`${entry} is empty`)
}
console.log(`${names.length} entries by require`)
