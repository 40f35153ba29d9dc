import type { Browser, Locator, Page } from '@playwright/test'
import { stories, type Stage } from './storybook.ts'

export interface Look {
  language?: 'en' | 'ar'
  phone?: boolean
  /** Reduced motion. */
  still?: boolean
  before?: (page: Page) => Promise<unknown>
}

/** A page of its own that shows a story, in a language, on a phone or with reduced motion. */
export async function open(
  browser: Browser,
  stage: Stage,
  title: string,
  name: string,
  { language = 'en', phone = false, still = false, before }: Look = {},
): Promise<Page> {
  const story = stories().find((one) => one.title === title && one.name === name)
  if (!story) throw new Error(`no story "${title}: ${name}"`)
  const page = await browser.newPage({
    viewport: phone ? { width: 390, height: 780 } : { width: 1100, height: 780 },
    hasTouch: phone,
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  await before?.(page)
  await page.goto(
    `${new URL(stage.page.url()).origin}/iframe.html?viewMode=story&id=${story.id}&globals=language:${language};a11y.manual:!true`,
  )
  await page.waitForFunction(() => document.documentElement.dataset['brand'])
  await page.locator('[data-component]').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  return page
}

export const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
