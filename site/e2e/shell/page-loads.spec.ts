import { measuredPages } from '../support/measured-pages.ts'
import { logIn } from '../support/player.ts'
import { expect, test } from '../support/test.ts'
import { loadInWaves } from '../support/waves.ts'

// What no clock decides of a whole load, until nothing is asked any more: a page that grows says so here.

test.use({
  viewport: { width: 412, height: 823 },
  locale: 'bn-BD',
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
})

/** kB over the line, for every page: fonts in Bengali, the two style sheets. */
const most = { font: 205, style: 30 }
/** How far a page may move by itself. */
const mostShift = 0.02
/** By name: requests, and kB of scripts with the words in the page; `usableAfter` how many waves of requests. */
const budgets: Record<string, { requests: number; script: number; usableAfter: number }> = {
  home: { requests: 44, script: 160, usableAfter: 3 },
  'home member': { requests: 68, script: 255, usableAfter: 3 },
  lobby: { requests: 52, script: 240, usableAfter: 2 },
  'lobby member': { requests: 71, script: 262, usableAfter: 4 },
  'game member': { requests: 56, script: 262, usableAfter: 5 },
  register: { requests: 58, script: 262, usableAfter: 3 },
  login: { requests: 53, script: 250, usableAfter: 3 },
  'deposit member': { requests: 50, script: 262, usableAfter: 4 },
  'withdraw member': { requests: 53, script: 258, usableAfter: 4 },
  'records member': { requests: 48, script: 255, usableAfter: 4 },
  'security member': { requests: 51, script: 255, usableAfter: 5 },
  'agent agent': { requests: 37, script: 232, usableAfter: 5 },
  help: { requests: 50, script: 242, usableAfter: 3 },
}

for (const { name, path, who, usable } of measuredPages) {
  const page = who ? `${name} ${who}` : name
  test(`${page}: requests, bytes, waves and movement of its whole load`, async ({ browser, site }) => {
    const budget = budgets[page]
    if (!budget) throw new Error(`${page} has no budget`)
    const context = await browser.newContext()
    if (who) await logIn(context, site.account(who))
    const { waves, bytes, shift, usableAfter } = await loadInWaves(await context.newPage(), path, usable)
    await context.close()
    const asked = waves.flatMap(({ requests }) => requests)
    const kB = (kind: keyof typeof bytes) => Math.round(bytes[kind] / 1024)
    // A call asked for early that nobody takes would be asked for again.
    const calls = asked.filter((url) => /\/wps\/(system|relay\/(GCSGAME|MCSFE_get(Deposit|Withdraw)))/.test(url))
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted())
    const seen = {
      requests: asked.length,
      script: kB('script'),
      font: kB('font'),
      style: kB('style'),
      usableAfter,
      shift,
    }
    const over = Object.entries({ ...most, ...budget, shift: mostShift }).filter(
      ([figure, limit]) => (seen[figure as keyof typeof seen] ?? Infinity) > limit,
    )
    expect(over, JSON.stringify(seen)).toEqual([])
  })
}
