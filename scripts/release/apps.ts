// Three applications of new users: a page with Vite, one with Next.js, a script. Each uses only npm, our packages and
// the sandbox.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect as waiting, type Page } from '@playwright/test'
import { freePort } from '../lib/packed.ts'
import { visit } from '../lib/page.ts'
import { startGroup } from './group.ts'
import type { Sandbox } from './sandbox.ts'
import type { Transcript } from './transcript.ts'

const expect = waiting.configure({ timeout: 20_000 })
const consumers = join(import.meta.dirname, 'consumers')

export interface Weights {
  consumer: string
  /** Gzipped bytes. */
  js: number
  css: number
  later: number
}
export interface App {
  /** Description of what was verified. */
  result: string
  weights?: Weights
}
export interface Stage {
  folder: string
  npmrc: string
  sandbox: Sandbox
  transcript: Transcript
}

const gz = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** Of the built scripts and styles, those referenced by the page and those loaded later. */
function weigh(consumer: string, html: string, folder: string): Weights {
  const sum = (ending: string, first: boolean) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && html.includes(name.replaceAll('\\', '/')) === first)
      .reduce((bytes, name) => bytes + gz(join(folder, name)), 0)
  return { consumer, js: sum('.js', true), css: sum('.css', true), later: sum('.js', false) + sum('.css', false) }
}

async function settle(name: string, packages: string, { folder, npmrc, transcript }: Stage): Promise<string> {
  const at = join(folder, name)
  cpSync(join(consumers, name), at, { recursive: true })
  writeFileSync(join(at, '.npmrc'), npmrc)
  await transcript.type(at, `npm install --no-audit --no-fund ${packages}`, { keep: 4 })
  return at
}

/** Runs a server of a consumer during `work`. */
async function serving(
  at: string,
  script: string,
  port: number,
  sandbox: Sandbox,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '', GATEWAY: sandbox.url, NEXT_TELEMETRY_DISABLED: '1' }
  const { child, signal, output } = startGroup('npm', ['run', script, '--', '--port', String(port)], { cwd: at, env })
  const address = `http://localhost:${port}/`
  try {
    for (const end = Date.now() + 60_000; !(await fetch(address).catch(() => undefined))?.ok;) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`npm run ${script} does not serve: ${output()}`)
      await new Promise((again) => setTimeout(again, 200))
    }
    await work(address)
  } finally {
    signal('SIGTERM')
  }
}

/** Logs in with the account from the sandbox's output, reads the balance, opens a game. */
async function play(page: Page, { username, password }: Sandbox): Promise<string> {
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const balance = page.locator('[data-component="balance-display"]')
  await expect(balance).toContainText('10,000.00')
  await page.getByRole('article').first().getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/token=/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  return '6 games, logged in, 10,000.00, a game opens'
}

/** The refusal with the proof-of-work challenge is expected. */
const faultsOf = (errors: string[]) => errors.filter((error) => !/status of 403 .*\/wps\//.test(error))

export async function vite(stage: Stage): Promise<App> {
  const at = await settle('vite', '@brand/ui @brand/sdk', stage)
  cpSync(join(consumers, 'lobby/Lobby.tsx'), join(at, 'src/Lobby.tsx'))
  await stage.transcript.type(at, 'npm run build', { keep: 6 })
  let result = ''
  await serving(at, 'preview', await freePort(), stage.sandbox, async (address) => {
    const errors = await visit(address, async (page) => void (result = await play(page, stage.sandbox)))
    if (faultsOf(errors).length > 0) throw new Error(faultsOf(errors).join('\n'))
  })
  return {
    result,
    weights: weigh('Vite: kit and client', readFileSync(join(at, 'dist/index.html'), 'utf8'), join(at, 'dist')),
  }
}

export async function next(stage: Stage): Promise<App> {
  const at = await settle('next', '@brand/ui @brand/sdk', stage)
  cpSync(join(consumers, 'lobby/Lobby.tsx'), join(at, 'app/Lobby.tsx'))
  await stage.transcript.type(at, 'npm run build', {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CI: '1', GATEWAY: stage.sandbox.url },
  })
  const written = (name: string) => readFileSync(join(at, `.next/server/app/${name}.html`), 'utf8')
  if (!/<button[^>]*data-component="button"[^>]*>Play<\/button>/.test(written('index')))
    throw new Error('the prerendered page has no button')
  if (/<[^>]*\sstyle=/.test(written('index').replace(/<script[\s\S]*?<\/script>/g, '')))
    throw new Error('the prerendered page holds a style attribute')
  let result = ''
  await serving(at, 'start', await freePort(), stage.sandbox, async (address) => {
    const errors = await visit(address, async (page) => {
      await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
      // The page has the stylesheet of what a server component renders.
      expect(
        await page.getByRole('link', { name: 'Come in' }).evaluate((link) => getComputedStyle(link).backgroundImage),
      ).toContain('gradient')
      await page.getByRole('link', { name: 'Come in' }).click()
      result = await play(page, stage.sandbox)
    })
    if (faultsOf(errors).length > 0) throw new Error(faultsOf(errors).join('\n'))
  })
  return {
    result: `prerendered, no hydration error; ${result}`,
    weights: weigh('Next.js: kit and client', written('in'), join(at, '.next/static')),
  }
}

export async function node(stage: Stage): Promise<App> {
  const at = await settle('node', '@brand/sdk', stage)
  const { url, username, password } = stage.sandbox
  await stage.transcript.type(at, `node lobby.mjs ${url} ${username} ${password}`)
  if (existsSync(join(at, 'node_modules/@brand/gateway'))) throw new Error('the client brings the gateway along')
  return { result: 'games, a refusal by its code, a balance' }
}
