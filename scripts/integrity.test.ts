import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importMap, integrityFaults, scriptsOf, withIntegrity } from '../site/scripts/integrity.ts'

let dist = ''
const client = () => join(dist, 'client')
const page =
  '<head><script crossorigin src="/assets/boot-00000000.js"></script>' +
  '<script type="module" crossorigin src="/assets/index-00000000.js"></script></head>'

function file(path: string, text: string): void {
  mkdirSync(join(dist, path, '..'), { recursive: true })
  writeFileSync(join(dist, path), text)
}
const pages = (html = withIntegrity(client(), page, importMap(scriptsOf(client())))) => file('pages/en/home.html', html)

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'integrity-'))
  file('client/assets/boot-00000000.js', 'boot()')
  file('client/assets/index-00000000.js', 'import "./Lobby-00000000.js"')
  file('client/assets/Lobby-00000000.js', 'export {}')
  file('client/assets/pow.worker-00000000.js', 'onmessage = () => {}')
  file('client/assets/Lobby-00000000.js.br', 'x')
})
afterEach(() => rmSync(dist, { recursive: true }))

it('a build is whole when each module is in the map, each tag has integrity and each worker is known', () => {
  pages()
  expect(integrityFaults(dist)).toEqual([])
  expect(importMap(scriptsOf(client())).match(/[\w./-]+\.js/g)).toEqual([
    '/assets/Lobby-00000000.js',
    '/assets/index-00000000.js',
  ])
})

it.each([
  ['a module that was added later', () => file('client/assets/New-00000000.js', 'x'), 'does not hold each module'],
  [
    'a module that was changed later',
    () => file('client/assets/Lobby-00000000.js', 'evil()'),
    'does not hold each module',
  ],
  ['a module of another name', () => file('client/other.mjs', 'x'), 'does not hold each module'],
  ['a module that is gone', () => rmSync(join(client(), 'assets/Lobby-00000000.js')), 'does not hold each module'],
  ['a worker nobody knows', () => file('client/assets/spy.worker-00000000.js', ''), 'is a worker nobody knows'],
  [
    'a worker that imports',
    () => file('client/assets/pow.worker-00000000.js', 'import("./x.js")'),
    'imports further scripts',
  ],
  [
    'a worker that brings scripts in',
    () => file('client/assets/pow.worker-00000000.js', 'importScripts("/x.js")'),
    'imports further scripts',
  ],
  ['a page without a map', () => pages(page), 'does not hold each module'],
])('%s is reported', (_what, spoil, fault) => {
  pages()
  spoil()
  expect(integrityFaults(dist).join('\n')).toContain(fault)
})

it.each([
  ['a tag without integrity', (html: string) => html.replace(/ integrity="sha384-[^"]*"/, ''), 'without integrity'],
  [
    'a tag without crossorigin',
    (html: string) => html.replace('<script crossorigin', '<script'),
    'without integrity or crossorigin',
  ],
  [
    'a module before the map',
    (html: string) => html.replace(/(<script type="importmap">.*?<\/script>)([^]*?<\/script>)/, '$2$1'),
    'does not hold each module',
  ],
])('%s is reported for a page', (_what, spoil, fault) => {
  pages(spoil(withIntegrity(client(), page, importMap(scriptsOf(client())))))
  expect(integrityFaults(dist).join('\n')).toContain(fault)
})
