// `npm -w @brand/gateway run migrations -- <name>`: an empty migration with the next number, to be written by hand.
import { readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../migrations/', import.meta.url)
const journalFile = new URL('meta/_journal.json', folder)
const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('A migration has a name of lowercase words joined by _: npm -w @brand/gateway run migrations -- <name>')
  process.exit(2)
}
const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string; when: number }[] }
const last = journal.entries.at(-1)
const tag = `${String(Number.parseInt(last?.tag ?? '-1', 10) + 1).padStart(4, '0')}_${name}`
// A database applies what is later than its last one.
const when = Math.max(Date.now(), (last?.when ?? 0) + 1)
const entries = [...journal.entries, { idx: journal.entries.length, version: '7', when, tag, breakpoints: true }]
writeFileSync(journalFile, `${JSON.stringify({ ...journal, entries }, null, 2)}\n`)
writeFileSync(new URL(`${tag}.sql`, folder), '', { flag: 'wx' })
console.log(`migrations/${tag}.sql: write it, and the same into the schema.ts of its module`)
