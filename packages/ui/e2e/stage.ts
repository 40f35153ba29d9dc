// A built Storybook served from disk, and one page that moves from story to story without reloading.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import axe from 'axe-core'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Story {
  id: string
  title: string
  name: string
}

/** Every story of a built Storybook. */
export function storiesOf(folder: string): Story[] {
  try {
    const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
      entries: Record<string, Story & { type: string }>
    }
    return Object.values(entries).filter((entry) => entry.type === 'story')
  } catch {
    throw new Error(`${folder} holds no Storybook: run npm run storybook:build first`)
  }
}

async function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://local').pathname)
    readFile(join(folder, path)).then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(path === '/favicon.ico' ? 204 : 404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

export interface Globals {
  brand: 'veranda' | 'haat'
  scheme: 'dark' | 'light'
  language: 'en' | 'bn' | 'ar'
}

export class Stage {
  readonly page: Page
  /** Errors the page has logged since they were last taken. */
  #errors: string[] = []
  constructor(page: Page) {
    this.page = page
    page.on('pageerror', (error) => this.#errors.push(error.message))
    page.on(
      'console',
      (message) => message.type() === 'error' && this.#errors.push(`${message.text()} ${message.location().url}`),
    )
  }

  takeErrors() {
    return this.#errors.splice(0)
  }

  /** Shows a story in a language; resolves once it is shown with its fonts. */
  async show(storyId: string, language: Globals['language']) {
    await this.page.evaluate(
      async ([id, lang]) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
          emit: (event: string, value: unknown) => void
          once: (event: string, done: (value: unknown) => void) => void
        }
        // Storybook reloads the page when a story changes before the last one has finished: so one thing after another.
        const settled = () =>
          new Promise<unknown>((done, fail) => {
            for (const event of ['storyFinished', 'storyErrored', 'storyThrewException']) channel.once(event, done)
            setTimeout(() => fail(new Error(`${id} in ${lang} did not come in 20 s: does its module load?`)), 20_000)
          })
        const globals = { language: lang, a11y: { manual: true } }
        if (document.documentElement.lang !== lang) {
          const redrawn = settled()
          channel.emit('updateGlobals', { globals })
          await redrawn
        }
        if (location.hash !== `#${id}`) {
          const drawn = settled()
          channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
          await drawn
          location.hash = id
        }
        const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { id: string } }
        if (currentRender?.id !== id || document.documentElement.lang !== lang)
          throw new Error(`${id} in ${lang} does not stand there`)
        await document.fonts.ready
      },
      [storyId, language] as const,
    )
  }

  /** One attribute each, as an application would. */
  async dress({ brand, scheme }: Pick<Globals, 'brand' | 'scheme'>) {
    await this.page.evaluate(
      async ([b, s]) => {
        Object.assign(document.documentElement.dataset, { brand: b, scheme: s })
        await document.fonts.ready
      },
      [brand, scheme] as const,
    )
  }

  /**
   * Violations found by axe, one line each: by all its rules, or by those that another brand or scheme can break.
   */
  async violations(rules: 'all' | 'looks' = 'all'): Promise<string[]> {
    return this.page.evaluate(async (looks) => {
      const { axe: runner } = window as unknown as { axe: typeof axe }
      const options: axe.RunOptions = {
        resultTypes: ['violations'],
        ...(looks && { runOnly: ['color-contrast', 'link-in-text-block', 'target-size'] }),
        // Nothing here is looked up again, framed or fetched from elsewhere: a third of the time.
        selectors: false,
        iframes: false,
        preload: false,
        // A story is a fragment: it has no page title, landmarks or first heading of its own.
        rules: looks
          ? { 'target-size': { enabled: true } }
          : {
              region: { enabled: false },
              'page-has-heading-one': { enabled: false },
              'landmark-one-main': { enabled: false },
            },
      }
      const { violations } = await runner.run(document, options)
      return violations.flatMap((v) =>
        v.nodes.map((node) => `${v.id}: ${node.html.slice(0, 160)} (${node.failureSummary?.split('\n')[1]?.trim()})`),
      )
    }, rules === 'looks')
  }

  /** How far the page is wider than its window, in px. */
  overflow() {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }
}

/** A stage of its own in a browser: `prepare` sees the page before its first script runs. Close it when done. */
export async function openStage(
  browser: Browser,
  folder: string,
  prepare: (page: Page) => Promise<void> = async () => {},
) {
  const { origin, close } = await serve(folder)
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 }, reducedMotion: 'reduce' })
  await page.addInitScript(axe.source)
  await prepare(page)
  const stage = new Stage(page)
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${storiesOf(folder)[0]?.id}&globals=a11y.manual:!true`)
  await page.waitForFunction(() => document.documentElement.dataset.brand)
  return {
    stage,
    close: async () => {
      await page.close()
      close()
    },
  }
}
