import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { run } from '../../../scripts/lib/packed.ts'
import { visitBuilt } from '../../../scripts/lib/page.ts'

/** What a consumer must do once it is in `folder`; resolves to what it proved, throws with what went wrong. */
export type Proof = (folder: string) => string | Promise<string>

const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' }
const node = (folder: string, ...args: string[]) => run(folder, process.execPath, args, env)
const tool = (folder: string, path: string, ...args: string[]) =>
  node(folder, join(folder, 'node_modules', path), ...args)
const viteBuild = (folder: string) => tool(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'error')

const vite: Proof = async (folder) => {
  tool(folder, 'typescript/bin/tsc', '-p', '.')
  viteBuild(folder)
  const errors = await visitBuilt(join(folder, 'dist'), async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const seen = [await ground()]
    for (const change of ['Haat', 'Light']) {
      await page.getByRole('button', { name: change }).click()
      seen.push(await ground())
    }
    expect(new Set(seen).size, `grounds of three looks: ${seen.join(', ')}`).toBe(3)
    await page.getByRole('button', { name: 'Bengali' }).click()
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('combobox', { name: 'City' }).click()
    await page.getByRole('option', { name: 'Sylhet' }).click()
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveText('Sylhet')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(
      await page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).pointerEvents]),
    ).toEqual(['bn', 'auto'])
  })
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return 'typed, built, alive under a strict policy'
}

const types: Proof = (folder) => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules/@brand/ui/package.json'), 'utf8')) as {
    exports: Record<string, unknown>
  }
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target !== null && 'types' in target && !entry.includes('*')
      ? [entry.replace('.', '@brand/ui')]
      : [],
  )
  writeFileSync(
    join(folder, 'entries.ts'),
    entries.map((entry, n) => `export * as entry${n} from '${entry}'\n`).join(''),
  )
  for (const resolution of ['nodenext', 'bundler'])
    tool(folder, 'typescript/bin/tsc', '-p', `tsconfig.${resolution}.json`)
  return `${entries.length} entries under nodenext and bundler, libraries included`
}

const twoCopies: Proof = async (folder) => {
  viteBuild(folder)
  const errors = await visitBuilt(join(folder, 'dist'), (page) =>
    expect(page.getByRole('button', { name: 'Play' })).toBeVisible(),
  )
  if (!errors.some((error) => error.includes('@brand/ui: two copies')))
    throw new Error(`nobody named the second copy; logged: ${errors.join(', ') || 'nothing'}`)
  return 'the second copy is named'
}

/** What resets change of a component: each by where it is and what it looks like there. */
const looks = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['button', '.primary', 'input', 'h2', 'ol', 'ol a', 'label'].map((selector) => {
        const element = document.querySelector(`[data-component] ${selector}, ${selector}[data-component]`)
        if (!element) throw new Error(`the page has no ${selector}`)
        const style = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const kept = [
          'padding',
          'margin',
          'borderWidth',
          'borderRadius',
          'fontSize',
          'fontWeight',
          'lineHeight',
          'listStyle',
        ]
        return [
          selector,
          { width, height, ...Object.fromEntries(kept.map((name) => [name, Reflect.get(style, name) as string])) },
        ]
      }),
    ),
  )

const resets: Proof = async (folder) => {
  node(folder, 'render.js')
  const names = readdirSync(join(folder, 'resets')).map((name) => name.replace('.css', '.html'))
  const beaten: string[] = []
  const errors = await visitBuilt(join(folder, 'dist'), async (page) => {
    const alone = await looks(page)
    for (const name of names) {
      for (const way of ['styles-unlayered', 'layered']) {
        await page.goto(new URL(`${way}-${name}`, page.url()).href)
        expect(await looks(page), `${way}: ${name}`).toEqual(alone)
      }
      await page.goto(new URL(`styles-${name}`, page.url()).href)
      if (JSON.stringify(await looks(page)) !== JSON.stringify(alone)) beaten.push(name)
    }
  })
  if (errors.length > 0) throw new Error(errors.join('\n'))
  // Otherwise the pages prove nothing.
  expect(beaten, 'resets that change layered styles').toEqual(names)
  return `${names.length} resets change nothing, in a layer or beside styles without layers`
}

/** Consumers that need nothing but what this repository has. */
export const proofs: Record<string, Proof> = {
  node: (folder) => ['entries.js', 'require.cjs', 'render.js'].map((file) => node(folder, file)).join('; '),
  'server-components': (folder) => node(folder, '--conditions=react-server', '--import', './hooks.js', 'render.js'),
  types,
  vite,
  'two-copies': twoCopies,
  resets,
}
