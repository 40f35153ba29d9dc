import type { Page } from '@playwright/test'
import { memberPath, paths } from '../../src/app/routing/paths.ts'
import type { Account } from './servers/product.ts'

/** A page whose load is measured. */
export interface MeasuredPage {
  name: string
  path: string
  /** Account that is logged in; absent: a visitor. */
  who?: Account['kind']
  /** Resolves when the page is usable for its main task. */
  usable: (page: Page) => Promise<void>
}

/**
 * So many are there and hydrated: input into what is only drawn would be lost. Looked for ten times a second: a locator
 * looks in every frame and lays the page out for it, which would be counted as the page's own work.
 */
const listens =
  (selector: string, least = 1) =>
  async (page: Page) => {
    await page.waitForFunction(
      ([wanted, count]) =>
        [...document.querySelectorAll(wanted)].filter(
          (element) => element.getClientRects().length > 0 && !element.closest('[data-waits]'),
        ).length >= count,
      [selector, least] as const,
      { polling: 100, timeout: 60_000 },
    )
  }

/** So many games can be opened. */
const games = (least: number) => listens('main article [data-part="open"]', least)
const home = games(4)
const lobby = games(12)
const form = listens('[role="dialog"] form input')

/** One address of each kind of page. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: paths.home, usable: home },
  { name: 'home', path: paths.home, who: 'member', usable: home },
  { name: 'lobby', path: paths.lobby, usable: lobby },
  { name: 'lobby', path: paths.lobby, who: 'member', usable: lobby },
  {
    name: 'game',
    path: `${paths.seamless}?vassalage=JL&gameType=RNG&nodeId=10001`,
    who: 'member',
    usable: (page) => page.locator('iframe[title]').first().waitFor({ state: 'attached' }),
  },
  { name: 'register', path: paths.register, usable: form },
  { name: 'login', path: paths.login, usable: form },
  {
    name: 'deposit',
    path: memberPath('deposit'),
    who: 'member',
    usable: listens('main form input'),
  },
  {
    name: 'withdraw',
    path: memberPath('withdraw'),
    who: 'member',
    usable: listens('main form, main [data-component="callout"]'),
  },
  {
    name: 'records',
    path: memberPath('bets'),
    who: 'member',
    usable: listens('main table, main [data-component="empty-state"]'),
  },
  {
    name: 'security',
    path: memberPath('security'),
    who: 'member',
    usable: listens('main a, main button', 3),
  },
  {
    name: 'agent',
    path: paths.agentHome,
    who: 'agent',
    usable: listens('main dl, main table'),
  },
  {
    name: 'help',
    path: paths.help,
    usable: listens('[role="dialog"] a, [role="dialog"] button', 3),
  },
]
