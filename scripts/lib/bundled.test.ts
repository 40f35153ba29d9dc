import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bundledToServe, compiled } from './bundled.ts'

const folder = mkdtempSync(join(tmpdir(), 'trial-'))
const name = basename(folder).toLowerCase()
afterAll(() => {
  const made = globSync(`${name}*`, { cwd: dirname(compiled) }).map((one) => join(dirname(compiled), one))
  for (const path of [folder, ...made]) rmSync(path, { recursive: true })
})

test('a bundle is made anew after a change, and stays while a process serves with it', async () => {
  const source = join(folder, 'program.ts')
  const make = (text: string) => {
    writeFileSync(source, `export const text = '${text}'`)
    return bundledToServe(name, source)
  }
  const first = await make('a')
  expect((await make('a-longer')).file).not.toBe(first.file)
  const again = await bundledToServe(name, source)
  for (const text of ['b', 'bcd', 'bcdef']) (await make(text)).remove()
  expect(existsSync(first.file)).toBe(true)
  expect(existsSync(again.file)).toBe(true)
  first.remove()
  for (const text of ['c', 'cde', 'cdefg']) (await make(text)).remove()
  expect(existsSync(first.file)).toBe(false)
})
