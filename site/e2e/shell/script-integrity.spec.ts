import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { integrityFaults, scriptsOf } from '../../scripts/integrity.ts'
import { siteDist } from '../support/servers/product.ts'
import { expect, test } from '../support/test.ts'

// The browser runs only the scripts that were built: a changed or foreign script is blocked and reported.

const client = join(siteDist, 'client')
const scripts = scriptsOf(client)
const modules = scripts.filter(({ kind }) => kind === 'module').map(({ address }) => address)
const pathOf = (url: string) => new URL(url).pathname

/** A page whose console is recorded; the usual page fixture fails on the errors that are expected here. */
async function openWatched(context: BrowserContext): Promise<{ page: Page; refused: Set<string> }> {
  const page = await context.newPage()
  const refused = new Set<string>()
  page.on('console', (message) => {
    const found = /Failed to find a valid digest in the 'integrity' attribute for resource '([^']+)'/.exec(
      message.text(),
    )
    if (found?.[1]) refused.add(pathOf(found[1]))
  })
  return { page, refused }
}

/** Changes the bytes of the scripts but not their behaviour. */
const alter = (page: Page, wanted: (path: string) => boolean) =>
  page.route(
    (url) => url.pathname.endsWith('.js') && wanted(url.pathname),
    async (route) => {
      const body = readFileSync(join(client, pathOf(route.request().url())), 'utf8')
      await route.fulfill({
        contentType: 'text/javascript',
        body: `${body}\n;globalThis.altered=(globalThis.altered??0)+1`,
      })
    },
  )

const altered = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'altered') as unknown)
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded' })
/** What a page of the build asks for beside the first load. */
const ownOf = (name: string): string[] =>
  readFileSync(join(siteDist, 'pages/en', `${name}.html`), 'utf8')
    .match(/(?<="modulepreload" crossorigin href=")[^"]+/g)
    ?.filter((address) => modules.includes(address)) ?? []

test('every built page has the integrity of every script of the build', () => {
  expect(modules.length).toBeGreaterThan(100)
  expect(
    scripts.filter(({ kind }) => kind !== 'module').map(({ address }) => address.replace(/-[\w-]{7,8}\.js$/, '')),
  ).toEqual(['/assets/boot', '/assets/pow.worker', '/sw.js'])
  expect(integrityFaults(siteDist)).toEqual([])
  expect(
    readdirSync(join(siteDist, 'pages'), { recursive: true }).filter((name) => String(name).endsWith('.html')).length,
  ).toBeGreaterThan(4)
})

test('the browser refuses each of them when altered', async ({ context }) => {
  const { page, refused } = await openWatched(context)
  await alter(page, (path) => modules.includes(path))
  await page.goto('/rng')
  for (const address of modules) {
    expect(
      await page.evaluate(
        (path) =>
          import(path).then(
            () => 'ran',
            () => 'refused',
          ),
        address,
      ),
      address,
    ).toBe('refused')
  }
  await expect.poll(() => modules.filter((address) => !refused.has(address))).toEqual([])
  expect(await altered(page)).toBeUndefined()
})

test('a script of our own address that was not built is refused', async ({ context }) => {
  const { page } = await openWatched(context)
  await page.route('**/assets/added-12345678.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.altered = 1' }),
  )
  const answer = await page.goto('/')
  expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)')
  expect(
    await page.evaluate(() =>
      import('/assets/added-12345678.js' as string).then(
        () => 'ran',
        () => 'refused',
      ),
    ),
  ).toBe('refused')
  expect(await altered(page)).toBeUndefined()
})

// One script of each kind that a page needs to start; of the texts those in the language of the page.
for (const name of ['base', 'site']) {
  test(`${name}, altered, is refused, and the page reports that it could not open`, async ({ context }) => {
    const { page, refused } = await openWatched(context)
    const wanted = modules.filter((address) => address.startsWith(`/assets/${name}-`))
    await alter(page, (path) => wanted.includes(path))
    await page.goto('/')
    await expect(note(page)).toBeVisible()
    expect(wanted.some((address) => refused.has(address))).toBe(true)
    expect(await altered(page)).toBeUndefined()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await note(page).getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('main').locator('[data-component="game-card"]').first()).toBeVisible()
    await expect(note(page)).toHaveCount(0)
  })
}

test('an altered chunk of a page is refused in its place; the rest of the site works', async ({ context }) => {
  const { page, refused } = await openWatched(context)
  await page.goto('/')
  await expect(page.getByRole('main').locator('[data-component="game-card"]').first()).toBeVisible()
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const lobby = ownOf('lobby-fish').filter((address) => !loaded.some((url) => url.endsWith(address)))
  await alter(page, (path) => lobby.includes(path))
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Fishing' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  expect([lobby.some((address) => refused.has(address)), await altered(page)]).toEqual([true, undefined])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fishing')
})

test('the script before the first paint, altered, is refused, and the page works without it', async ({ context }) => {
  const { page, refused } = await openWatched(context)
  await alter(page, (path) => path.startsWith('/assets/boot-'))
  await page.goto('/')
  await expect(page.getByRole('main').locator('[data-component="game-card"]').first()).toBeVisible()
  expect([[...refused].some((path) => path.startsWith('/assets/boot-')), await altered(page)]).toEqual([
    true,
    undefined,
  ])
})
