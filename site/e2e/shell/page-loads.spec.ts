import { measuredPages } from '../support/measured-pages.ts'
import { logIn } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { loadInWaves, type Work } from '../support/waves.ts'
import { withoutBlur } from '../support/without-blur.ts'

// Figures of a whole page load that do not depend on time: a page that grows fails here.

test.use({
  viewport: { width: 412, height: 823 },
  locale: 'bn-BD',
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
  pictures: 'real',
})

/** What a budget may be exceeded by: these figures are trends, not walls. */
const ROOM = 1.2
/** Transferred kB of every page: Bengali fonts, the two style sheets. */
const most = { font: 120, style: 30 }
/** Maximum layout shift of a page load. */
const mostShift = 0.02
/**
 * By page: requests, and kB of scripts including the texts in the page; `usableAfter` is a number of request waves,
 * one more than it takes: on a busy machine a page may listen only when the next wave is answered. Probes of the
 * connection depend on time: up to three on a busy machine.
 */
const budgets: Record<string, { requests: number; script: number; usableAfter: number }> = {
  home: { requests: 24, script: 160, usableAfter: 2 },
  'home member': { requests: 26, script: 212, usableAfter: 2 },
  lobby: { requests: 23, script: 213, usableAfter: 2 },
  'lobby member': { requests: 25, script: 232, usableAfter: 2 },
  'game member': { requests: 28, script: 225, usableAfter: 4 },
  register: { requests: 25, script: 228, usableAfter: 3 },
  login: { requests: 21, script: 200, usableAfter: 3 },
  'deposit member': { requests: 25, script: 230, usableAfter: 3 },
  'withdraw member': { requests: 30, script: 241, usableAfter: 4 },
  'records member': { requests: 24, script: 271, usableAfter: 4 },
  'security member': { requests: 20, script: 224, usableAfter: 4 },
  'agent agent': { requests: 21, script: 190, usableAfter: 3 },
  help: { requests: 21, script: 188, usableAfter: 3 },
}

/** What may be exceeded of the work below: counts of one order of requests, whatever the machine does beside it. */
const WORK_ROOM = 1.1
/**
 * By page: requests, and what its load makes the browser do. Recalculated styles are printed alone: on a busy machine
 * what moves takes more of them.
 */
const work: Record<string, Omit<Work, 'styles'> & { requests: number }> = {
  home: { requests: 24, layouts: 26, rawScript: 640, observers: 31, components: 880 },
  'home member': { requests: 27, layouts: 30, rawScript: 655, observers: 35, components: 990 },
  'lobby member': { requests: 25, layouts: 26, rawScript: 810, observers: 24, components: 970 },
  'game member': { requests: 28, layouts: 23, rawScript: 755, observers: 21, components: 385 },
  register: { requests: 25, layouts: 20, rawScript: 800, observers: 15, components: 1060 },
  'deposit member': { requests: 25, layouts: 22, rawScript: 830, observers: 24, components: 945 },
}

for (const { name, path, who, usable } of measuredPages) {
  const page = who ? `${name} ${who}` : name
  test(`${page}: requests, bytes, waves and layout shift of its whole load`, async ({ browser, site }) => {
    const budget = budgets[page]
    if (!budget) throw new Error(`${page} has no budget`)
    const context = await browser.newContext()
    await withoutBlur(context)
    if (who) await logIn(context, site.account(who))
    const { waves, bytes, shift, usableAfter, work: done } = await loadInWaves(await context.newPage(), path, usable)
    await context.close()
    const asked = waves.flatMap(({ requests }) => requests)
    const called = asked.flatMap((url) => [url, ...new URL(url, site.url).searchParams.getAll('of')])
    const kB = (kind: keyof typeof bytes) => Math.round(bytes[kind] / 1024)
    // A preloaded call that no one uses would be sent again.
    const calls = called.filter((url) => /\/wps\/(system|relay\/(GCSGAME|MCSFE_get(Deposit|Withdraw)))/.test(url))
    const questions = calls.map((url) => url.split(/[?&]/).toSorted().join('&'))
    expect(questions.toSorted()).toEqual([...new Set(questions)].toSorted())
    const seen = {
      requests: asked.length,
      script: kB('script'),
      font: kB('font'),
      style: kB('style'),
      usableAfter,
      shift,
      ...done,
    }
    const exceeds = (limits: object, room: number) =>
      Object.entries(limits).filter(
        ([figure, limit]) => !((seen[figure as keyof typeof seen] ?? Infinity) <= limit * room),
      )
    const over = [...exceeds({ ...most, ...budget, shift: mostShift }, ROOM), ...exceeds(work[page] ?? {}, WORK_ROOM)]
    expect(over, JSON.stringify(seen)).toEqual([])
  })
}

/** By page: requests that reach the gateway at a second visit in the same browser; the stream is one of them. */
const warm: Record<string, number> = {
  home: 4,
  'home member': 6,
  lobby: 4,
  'lobby member': 5,
  'deposit member': 11,
}

for (const { name, path, who, usable } of measuredPages) {
  const page = who ? `${name} ${who}` : name
  const most = warm[page]
  if (most === undefined) continue
  test(`${page}: requests at a second visit`, async ({ browser, site }) => {
    const context = await browser.newContext()
    await withoutBlur(context)
    if (who) await logIn(context, site.account(who))
    const first = await context.newPage()
    await visit(first, path, usable)
    await first.close()
    const sent = await visit(await context.newPage(), path, usable)
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most)
    await context.close()
  })
}

test('asks for the pictures of a lobby as they are seen', async ({ page }) => {
  await visit(page, '/rng', async () => expect(page.locator('main article')).toHaveCount(18))
  const pictures = page.locator('main article img')
  const shown = pictures.and(page.locator('[src]'))
  await expect(shown).toHaveCount(6)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect(shown).toHaveCount(18)
})
