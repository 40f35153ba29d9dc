import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect as waiting, type Page } from '@playwright/test'
import { run } from '../lib/packed.ts'
import { runToEnd } from '../lib/run.ts'
import { examples } from './examples.ts'
import { visitBuilt } from '../lib/page.ts'
import { firebase } from './firebase.ts'
import { throwaway } from './throwaway.ts'

/** Creates a consumer and returns its folder. */
export type Place = (consumer: string) => string
/** Runs the consumer; resolves to a description of what was verified, or throws. */
export type Proof = (place: Place) => Promise<string>

/** The machine may be busy. */
const expect = waiting.configure({ timeout: 15_000 })

const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' }

/** Runs a script of a consumer while this process serves; returns its output. */
export async function node(folder: string, args: string[], runtime = process.execPath): Promise<string> {
  const { code, output } = await runToEnd(runtime, args, { cwd: folder, env })
  if (code !== 0) throw new Error(output)
  return output.trim()
}

const tool = (folder: string, path: string, ...args: string[]) =>
  run(folder, process.execPath, [join(folder, 'node_modules', path), ...args], env)

const types: Proof = async (place) => {
  const folder = place('types')
  const all = examples()
  for (const [name, { code }] of all) writeFileSync(join(folder, `${name}.ts`), `${code}\nexport {}\n`)
  for (const resolution of ['nodenext', 'bundler'])
    tool(folder, 'typescript/bin/tsc', '-p', `tsconfig.${resolution}.json`)
  return `nodenext and bundler, ${all.size} examples of the README among it`
}

const plainNode: Proof = async (place) => {
  const folder = place('node')
  const results = [await node(folder, ['entries.js']), await node(folder, ['require.cjs'])]
  await throwaway(async ({ url }) => {
    results.push(await node(folder, ['calls.js', url, 'plainnode01']))
    for (const [name, { code, runs }] of examples()) {
      if (!runs) continue
      writeFileSync(join(folder, `${name}.mjs`), code.replaceAll('http://localhost:8080', url))
      await node(folder, [`${name}.mjs`])
      results.push(`${name} of the README runs`)
    }
  })
  return results.join('; ')
}

/**
 * The second token store in a browser: no script can read the token, the next visit is the same user, a logout deletes
 * the cookie.
 */
async function cookieOnly(page: Page): Promise<void> {
  const output = page.locator('output')
  const button = (name: string) => page.getByRole('button', { name })
  const cookies = async () => (await page.context().cookies()).filter(({ name }) => name === '__Host-session')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(new URL('?cookie', page.url()).href)
  await expect(output).toHaveText(/games$/)
  await button('Register').click()
  await expect(output).toHaveText(/has 10000\.00$/)
  const [cookie] = await cookies()
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
  const seen = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
  )
  expect(seen).not.toContain(cookie?.value)
  const name = ((await output.textContent()) ?? '').split(' ')[0]
  const next = await page.context().newPage()
  await next.goto(page.url())
  await expect(next.locator('output')).toHaveText(`${name} again`)
  await next.close()
  await button('Leave').click()
  await expect(output).toHaveText('left')
  expect(await cookies()).toEqual([])
  await page.reload()
  await expect(output).toHaveText(/games$/)
}

/** Gzipped size of a built file, in bytes. */
const weight = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

const vite: Proof = async (place) => {
  const folder = place('vite')
  tool(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'error')
  const assets = join(folder, 'dist/assets')
  const first = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  const [later, now] = [false, true].map((loaded) =>
    readdirSync(assets).filter((file) => first.includes(file) === loaded),
  )
  for (const part of ['jwe', 'solve', 'stream', 'pow.worker']) {
    if (!later?.some((file) => file.startsWith(part)))
      throw new Error(`${part} is not loaded later: ${later?.join(' ')}`)
  }
  const bytes = (now ?? []).reduce((sum, file) => sum + weight(join(assets, file)), 0)
  // The budget of 6,000 bytes applies to a bundle of the client alone; Vite's preloading and the code of the page come
  // on top.
  if (bytes > 8000) throw new Error(`the first load weighs ${bytes} B`)
  let results = ''
  await throwaway(async ({ url }) => {
    const errors = await visitBuilt(
      join(folder, 'dist'),
      async (page) => {
        const output = page.locator('output')
        await expect(output).toHaveText(/^\d+ games$/)
        const worker = page.waitForEvent('worker')
        await page.getByRole('button', { name: 'Register' }).click()
        await expect(output).toHaveText(/^page\d+ has 10000\.00$/)
        expect((await worker).url()).toContain('pow.worker')
        results = (await output.textContent()) ?? ''
        await cookieOnly(page)
      },
      { gateway: url },
    )
    if (errors.length > 0) throw new Error(errors.join('\n'))
  })
  return `${bytes} B at first, alive under a strict policy: ${results}, be the token in storage or in a cookie`
}

const withFirebase: Proof = async (place) => {
  const folder = place('firebase')
  tool(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'error')
  return firebase(join(folder, 'dist'))
}

const gateway: Proof = async (place) => {
  const folder = place('gateway')
  return `${await node(folder, ['throwaway.js'])}; ${await node(folder, ['lasting.js'])}`
}

export const proofs: Record<string, Proof> = { types, node: plainNode, vite, firebase: withFirebase, gateway }
