import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { stories, type Globals, type Stage } from './storybook.ts'

export interface StoryLook extends BrowserContextOptions {
  language?: Globals['language']
  /** Sees the page before its first script runs; the page is then the test's own, to be closed by it. */
  before?: (page: Page) => Promise<unknown>
}

/** One page for each set of options, in a worker. */
const pages = new Map<string, Page>()

/** Leaves nothing of what a test before has stored. */
const emptyStorage = () => {
  localStorage.clear()
  sessionStorage.clear()
}

/**
 * Shows a story in a document of its own. Tests with the same options get the same page, one after the other: a page
 * that has loaded Storybook before loads it again in a quarter of the time. Do not close it.
 */
export async function openStory(
  browser: Browser,
  stage: Stage,
  title: string,
  name: string,
  { language = 'en', before, ...options }: StoryLook,
): Promise<Page> {
  const story = stories().find((one) => one.title === title && one.name === name)
  if (!story) throw new Error(`no story "${title}: ${name}"`)
  const page = before ? await browser.newPage(options) : await pooled(browser, options)
  await before?.(page)
  const { origin } = new URL(stage.page.url())
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=language:${language};a11y.manual:!true`)
  await page.waitForFunction(() => document.documentElement.dataset['brand'])
  await page.locator('[data-component]').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  return page
}

async function pooled(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(options)
  const known = pages.get(key)
  if (!known || known.isClosed()) {
    const page = await browser.newPage(options)
    pages.set(key, page)
    return page
  }
  await known.evaluate(emptyStorage)
  known.removeAllListeners()
  await known.mouse.move(0, 0)
  if (options.viewport) await known.setViewportSize(options.viewport)
  // Leaves the document at once: no timer of it runs while the next one loads.
  await known.goto('about:blank')
  return known
}
