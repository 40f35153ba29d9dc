import type { Browser, Locator, Page } from '@playwright/test'
import { openStory } from './story-page.ts'
import type { Stage } from './storybook.ts'

export interface Look {
  language?: 'en' | 'ar'
  phone?: boolean
  /** Reduced motion. */
  still?: boolean
  before?: (page: Page) => Promise<unknown>
}

/** A page that shows a story, in a language, on a phone or with reduced motion. */
export const open = (
  browser: Browser,
  stage: Stage,
  title: string,
  name: string,
  { language, phone = false, still = false, before }: Look = {},
): Promise<Page> =>
  openStory(browser, stage, title, name, {
    language,
    before,
    viewport: phone ? { width: 390, height: 780 } : { width: 1100, height: 780 },
    hasTouch: phone,
    reducedMotion: still ? 'reduce' : 'no-preference',
  })

export const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
