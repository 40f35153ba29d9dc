import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Bench, Scene } from './app/src/bench.ts'

export const kits = ['least', 'hand', 'brand', 'mantine', 'mui', 'radix-themes', 'react-aria'] as const
export type KitName = (typeof kits)[number]

declare global {
  interface Window {
    bench: Bench
  }
}

const show = (page: Page, scene: Scene) => page.evaluate((wanted) => window.bench.show(wanted), scene)

/** Each task: the setup, and what is measured. */
export const tasks: Record<string, { before?: (page: Page) => Promise<void>; run: (page: Page) => Promise<void> }> = {
  'mount 500 buttons': { run: (page) => show(page, 'buttons') },
  'mount 200 game cards': { run: (page) => show(page, 'cards') },
  'switch theme, 200 cards': {
    before: (page) => show(page, 'cards'),
    run: (page) =>
      page.evaluate(async () => {
        for (let i = 0; i < 10; i++) await window.bench.scheme(i % 2 === 0)
      }),
  },
  'type 100 characters, form of 12': {
    before: async (page) => {
      await show(page, 'form')
      await page.getByLabel('Town').focus()
    },
    run: async (page) => {
      await page.keyboard.type('abcdefghij'.repeat(10))
      if ((await page.getByLabel('Town').inputValue()).length !== 100) throw new Error('not every character arrived')
    },
  },
  'open and close a dialog 100 times': {
    run: (page) =>
      page.evaluate(async () => {
        for (let i = 0; i < 100; i++) {
          await window.bench.dialog(true)
          await window.bench.dialog(false)
        }
      }),
  },
}

/** ms of CPU the page's main thread has spent so far: what other processes take meanwhile does not count. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function fresh<T>(browser: Browser, address: string, kit: KitName, look: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  try {
    await page.goto(`${address}?kit=${kit}`)
    await page.waitForFunction(() => 'bench' in window)
    await show(page, 'nothing')
    await page.evaluate(() => document.fonts.ready)
    return await look(page)
  } finally {
    await page.close()
  }
}

/** ms of main-thread CPU for one task, in a page of its own. */
export function measure(browser: Browser, address: string, kit: KitName, task: string): Promise<number> {
  return fresh(browser, address, kit, async (page) => {
    const { before, run } = tasks[task] ?? {}
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await before?.(page)
    await page.requestGC()
    const start = await spent(session)
    await run?.(page)
    return (await spent(session)) - start
  })
}

/** DOM nodes of one button and one card. */
export function countNodes(browser: Browser, address: string, kit: KitName): Promise<{ button: number; card: number }> {
  return fresh(browser, address, kit, async (page) => {
    await show(page, 'buttons')
    const { button } = await page.evaluate(() => window.bench.nodes())
    await show(page, 'cards')
    const { card } = await page.evaluate(() => window.bench.nodes())
    return { button, card }
  })
}
