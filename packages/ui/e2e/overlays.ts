// What the tests of layers share: a browser whose scrollbars take room, a story on its own page, and a body left alone.
import type { Browser, Locator, Page } from '@playwright/test'
import { browserArgs, installedBrowser } from '../../../scripts/lib/browser.ts'
import { openStory } from './story-page.ts'
import { expect, type Stage } from './storybook.ts'

export const withScrollbars = {
  launchOptions: {
    args: browserArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    executablePath: installedBrowser(),
  },
}

export interface Look {
  language?: 'en' | 'ar'
  phone?: boolean
}

export const open = (
  browser: Browser,
  stage: Stage,
  title: string,
  name: string,
  { language, phone = false }: Look = {},
): Promise<Page> =>
  openStory(browser, stage, title, name, {
    language,
    viewport: phone ? { width: 390, height: 780 } : { width: 1440, height: 800 },
    hasTouch: phone,
    isMobile: phone,
  })

/** Nothing is left of a lock once all layers are closed. */
export async function expectThawed(page: Page) {
  const left = () =>
    page.evaluate(() => ({
      pointerEvents: getComputedStyle(document.body).pointerEvents,
      overflow: getComputedStyle(document.body).overflow,
      locked: document.body.hasAttribute('data-scroll-locked'),
      hidden: document.querySelectorAll('[data-aria-hidden]').length,
    }))
  await expect.poll(left).toEqual({ pointerEvents: 'auto', overflow: 'visible', locked: false, hidden: 0 })
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Layers' })

/** The story with every layer inside a dialog, opened. */
export async function layers(browser: Browser, stage: Stage, look: Look = {}) {
  const page = await open(browser, stage, 'Feedback/Dialog', 'Layers Inside', look)
  const opener = page.getByRole('button', { name: 'Open' })
  await (look.phone ? opener.tap() : opener.click())
  await expect(look.phone ? dialog(page) : page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  return page
}

/** By mouse, keyboard or touch. */
export type Way = 'mouse' | 'keyboard' | 'touch'
export async function press(target: Locator, way: Way) {
  if (way === 'mouse') return target.click()
  if (way === 'touch') return target.tap()
  await target.focus()
  await target.press('Enter')
}
