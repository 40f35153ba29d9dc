import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashBytes, isBuilt, isShell, isWords, type Built } from './built.ts'

const start = (content: string) =>
  createHash('sha256').update(content).digest().subarray(0, hashBytes).toString('base64')
const files = { 'assets/a.js': 'export {}', 'assets/a.css': 'p{}', 'assets/a.woff2': 'font', 'favicon.svg': '<svg/>' }
const built: Built = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, start(content)]))

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

it.each([
  ['a script', '/assets/a.js', 'export {}', 'text/javascript; charset=utf-8', true],
  ['a script of the older type', '/assets/a.js', 'export {}', 'application/javascript', true],
  ['styles', '/assets/a.css', 'p{}', 'text/css', true],
  ['a font', '/assets/a.woff2', 'font', 'font/woff2', true],
  ['a picture, asked for with its revision', '/favicon.svg?__WB_REVISION__=1', '<svg/>', 'image/svg+xml', true],
  ['an empty script', '/assets/a.js', '', 'text/javascript', false],
  ['half a script', '/assets/a.js', 'export', 'text/javascript', false],
  ['another script of the same length', '/assets/a.js', 'export []', 'text/javascript', false],
  ['a page in place of a script', '/assets/a.js', '<p>Log in to this network</p>', 'text/html', false],
  ['a script by the type of a page', '/assets/a.js', 'export {}', 'text/html', false],
  ['empty styles', '/assets/a.css', '', 'text/css', false],
  ['a page in place of a font', '/assets/a.woff2', '<p>', 'text/html', false],
  ['an empty picture', '/favicon.svg', '', 'image/svg+xml', false],
  ['a file of another build', '/assets/b.js', 'export {}', 'text/javascript', false],
  ['a name every object has', '/constructor', '', 'text/javascript', false],
])('%s: kept is %5$s', async (_what, address, body, type, kept) => {
  const given = answer(body, type)
  expect(await isBuilt(given, `https://play.example${address}`, built)).toBe(kept)
  // What reads it next finds it whole.
  expect(await given.text()).toBe(body)
})

it('keeps no file that came with another status, and none that broke off', async () => {
  expect(await isBuilt(answer('export {}', 'text/javascript', 404), '/assets/a.js', built)).toBe(false)
  const broken = new Response(new ReadableStream({ start: (line) => line.error(new TypeError('network')) }), {
    headers: { 'content-type': 'text/javascript' },
  })
  expect(await isBuilt(broken, '/assets/a.js', built)).toBe(false)
})

it.each([
  ['of this build', '<script src="/assets/a.js"></script><link href="/assets/a.css">', 'text/html', true],
  ['of another build', '<script src="/assets/a.js"></script><script src="/assets/z.js"></script>', 'text/html', false],
  ['of the network', '<form action="/login">Log in to this network</form>', 'text/html', false],
  ['that is empty', '', 'text/html', false],
  ['that is none', '<script src="/assets/a.js"></script>', 'text/plain', false],
])('a shell %s: kept is %4$s', async (_what, body, type, kept) => {
  expect(await isShell(answer(body, type), built)).toBe(kept)
})

it.each([
  ['words', '{"title":"Home"}', 'application/json; charset=utf-8', true],
  ['half of them', '{"title":"Ho', 'application/json', false],
  ['a page of the network', '<p>Log in to this network</p>', 'text/html', false],
  ['words by the type of a page', '{}', 'text/html', false],
])('%s: kept is %4$s', async (_what, body, type, kept) => {
  const given = answer(body, type)
  expect(await isWords(given)).toBe(kept)
  expect(await given.text()).toBe(body)
})
