// Applications of others, which have npm, our packages and the sandbox, and nothing of this repository: a script, three
// of 0.1.0 that the guide of the upgrade carries to this release, and those of the guides of a first hour.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect as waiting, type Page } from '@playwright/test'
import { blocksOf, placeOf } from '../docs/extract.ts'
import { freePort, run } from '../lib/packed.ts'
import { visit } from '../lib/page.ts'
import { startGroup } from './group.ts'
import type { Account, Sandbox } from './sandbox.ts'

const expect = waiting.configure({ timeout: 20_000 })
const consumers = join(import.meta.dirname, 'consumers')
const steps = blocksOf('docs/guides/upgrade.md').filter(({ lang }) => lang === 'diff')
const taken = new Set<string>()

export interface Stage {
  folder: string
  npmrc: string
  sandbox: Sandbox
}
/** Uses an application; resolves to a description of what was verified. */
type App = (stage: Stage) => string | Promise<string>

const install = (at: string, ...names: string[]) =>
  run(at, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...names])

function consumer(name: string, { folder, npmrc }: Stage): string {
  const at = join(folder, name)
  cpSync(join(consumers, name), at, { recursive: true })
  writeFileSync(join(at, '.npmrc'), npmrc)
  return at
}

/** Takes every step of the guide: each of its `diff` blocks is a text of 0.1.0 and the text of this release. */
function upgrade(at: string): void {
  for (const file of readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))) {
    let text = readFileSync(join(at, file), 'utf8')
    for (const { where, code } of steps) {
      const side = (sign: string) =>
        code
          .split('\n')
          .filter((line) => line.startsWith(sign))
          .map((line) => `${line.slice(1)}\n`)
          .join('')
      if (!text.includes(side('-'))) continue
      text = text.replaceAll(side('-'), side('+'))
      taken.add(where)
    }
    writeFileSync(join(at, file), text)
  }
}

/** A step that changes none of the applications is proved by nothing. */
export function everyStep(): string {
  const left = steps.filter(({ where }) => !taken.has(where))
  if (left.length > 0) throw new Error(left.map(({ where }) => `${where} is a step of no application`).join('\n'))
  return `${steps.length} changes of the guide, each in an application`
}

/** Runs a server of an application during `work`; the page may log no error. */
async function served(at: string, script: string, { sandbox }: Stage, work: (page: Page) => Promise<void>) {
  const port = await freePort()
  const env = { ...process.env, NODE_OPTIONS: '', GATEWAY: sandbox.url }
  const { child, signal, output } = startGroup('npm', ['run', script, '--', '--port', String(port)], { cwd: at, env })
  const address = `http://localhost:${port}/`
  try {
    for (const end = Date.now() + 60_000; !(await fetch(address).catch(() => undefined))?.ok;) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`npm run ${script} does not serve: ${output()}`)
      await new Promise((again) => setTimeout(again, 200))
    }
    const errors = await visit(address, work)
    // The refusal with the proof-of-work challenge is expected, and nobody listens where games would be.
    const faults = errors.filter((error) => !/status of 40[134] |localhost:8081/.test(error))
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    signal('SIGTERM')
  }
}

async function logIn(page: Page, { username, password }: Account): Promise<void> {
  await page.getByLabel('User name').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const balance = (page: Page) => expect(page.locator('[data-component="balance-display"]')).toContainText(/\d\.\d\d/)

async function play(page: Page, { member }: Sandbox): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(6)
  await logIn(page, member)
  await balance(page)
  await page.getByRole('article').first().getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/token=/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const node: App = (stage) => {
  const at = consumer('node', stage)
  install(at, '@brand/sdk')
  if (existsSync(join(at, 'node_modules/@brand/gateway'))) throw new Error('the client brings the gateway along')
  const { url, member } = stage.sandbox
  return run(at, process.execPath, ['lobby.mjs', url, member.username, member.password]).replaceAll('\n', '; ')
}

const vite: App = async (stage) => {
  const at = consumer('vite', stage)
  cpSync(join(consumers, 'lobby/Lobby.tsx'), join(at, 'src/Lobby.tsx'))
  upgrade(at)
  install(at, '@brand/ui', '@brand/sdk')
  run(at, 'npm', ['run', 'build'])
  await served(at, 'preview', stage, (page) => play(page, stage.sandbox))
  return '6 games, logged in, a balance, a game opens'
}

const next: App = async (stage) => {
  const at = consumer('next', stage)
  cpSync(join(consumers, 'lobby/Lobby.tsx'), join(at, 'app/Lobby.tsx'))
  upgrade(at)
  install(at, '@brand/ui', '@brand/sdk')
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', CI: '1', GATEWAY: stage.sandbox.url }
  run(at, 'npm', ['run', 'build'], env as NodeJS.ProcessEnv)
  const first = readFileSync(join(at, '.next/server/app/index.html'), 'utf8')
  if (!/<button[^>]*data-component="button"[^>]*>Play<\/button>/.test(first))
    throw new Error('the prerendered page has no button')
  if (/<[^>]*\sstyle=/.test(first.replace(/<script[\s\S]*?<\/script>/g, '')))
    throw new Error('the prerendered page holds a style attribute')
  await served(at, 'start', stage, async (page) => {
    await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Come in' })
    // The page has the stylesheet of what a server component renders.
    expect(await link.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('gradient')
    await link.click()
    await play(page, stage.sandbox)
  })
  return 'prerendered, no hydration error; 6 games, logged in, a balance, a game opens'
}

const office: App = async (stage) => {
  const at = consumer('office', stage)
  upgrade(at)
  install(at, '@brand/ui', '@brand/sdk')
  run(at, 'npm', ['run', 'build'])
  await served(at, 'preview', stage, async (page) => {
    await expect(page.getByText('Late')).toHaveAttribute('data-tone', 'danger')
    await page.getByLabel('From').fill('-1')
    await expect(page.getByText('No amount below zero')).toBeVisible()
    await page.getByRole('button', { name: 'Approve all' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  })
  return 'an own brand, a table, a refused amount, a question, a message'
}

/** The application of a guide of docs/start: its commands, then its files. */
function firstHour(names: readonly string[], { folder, npmrc, sandbox }: Stage): string {
  const blocks = names.flatMap((name) => blocksOf(`docs/start/${name}.md`))
  const [, create = ''] = blocks.filter(({ lang }) => lang === 'sh').map(({ code }) => code)
  const [make = '', , add = ''] = create.split('\n')
  const at = join(folder, names.at(-1) ?? '')
  run(folder, 'npm', [
    ...make
      .replace(' lobby ', ` ${names.at(-1)} `)
      .split(' ')
      .slice(1),
    '--yes',
  ])
  writeFileSync(join(at, '.npmrc'), npmrc)
  install(at, ...add.split(' ').slice(2))
  for (const block of blocks) {
    const file = placeOf(block)
    if (!file) continue
    mkdirSync(dirname(join(at, file)), { recursive: true })
    writeFileSync(join(at, file), block.code.replace('http://localhost:8080', sandbox.url))
  }
  run(at, process.execPath, ['brand.mjs'])
  run(at, 'npm', ['run', 'build'])
  return at
}

const lobbyGuide: App = async (stage) => {
  await served(firstHour(['lobby'], stage), 'preview', stage, async (page) => {
    await expect(page.getByRole('article')).toHaveCount(12)
    await logIn(page, stage.sandbox.member)
    await balance(page)
    for (const name of ['বাংলা', 'ไทย', 'English']) {
      await page.getByRole('combobox').click()
      await page.getByRole('option', { name }).click()
      await expect(page.getByRole('combobox')).toHaveText(name)
    }
    await page.getByRole('article').first().getByRole('button').first().click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /token=/)
  })
  return 'an own brand, three languages, logged in, a balance, a game opens'
}

const officeGuide: App = async (stage) => {
  await served(firstHour(['lobby', 'back-office'], stage), 'preview', stage, async (page) => {
    await logIn(page, stage.sandbox.agent)
    const boxes = page.getByRole('row').getByRole('checkbox')
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await page.getByRole('button', { name: 'Write a remark' }).click()
    await page.getByRole('dialog').getByLabel('Remark').fill('call back')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('gridcell', { name: 'call back' })).toHaveCount(2)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('call back')
    await page.getByRole('button', { name: 'Blocked' }).click()
    await expect(page.getByText('Nobody is like that')).toBeVisible()
  })
  return 'a table of the team, two chosen and noted, exported, filtered'
}

export const apps: Record<string, App> = {
  node,
  'vite, upgraded': vite,
  'next, upgraded': next,
  'office, upgraded': office,
  'first hour: lobby': lobbyGuide,
  'first hour: office': officeGuide,
}
