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

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
/** A field or button that is hydrated: input into one that is only rendered would be lost. */
const listens = async (page: Page, selector: string) => {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.getClientRects().length > 0 && !element.closest('[data-waits]'),
      ),
    selector,
    { timeout: 60_000 },
  )
}

/** The number of games is there, and the first of them can be opened. */
const games = (least: number) => async (page: Page) => {
  await page
    .locator('main article')
    .nth(least - 1)
    .waitFor()
  await listens(page, 'main article a, main article button')
}
const home = games(4)
const lobby = games(12)

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
  { name: 'register', path: paths.register, usable: (page) => listens(page, '[role="dialog"] form input') },
  { name: 'login', path: paths.login, usable: (page) => listens(page, '[role="dialog"] form input') },
  {
    name: 'deposit',
    path: memberPath('deposit'),
    who: 'member',
    usable: (page) => listens(page, 'main form input'),
  },
  {
    name: 'withdraw',
    path: memberPath('withdraw'),
    who: 'member',
    usable: (page) => main(page).locator('form, [data-component="callout"]').first().waitFor(),
  },
  {
    name: 'records',
    path: memberPath('bets'),
    who: 'member',
    usable: (page) => main(page).locator('table, [data-component="empty-state"]').first().waitFor(),
  },
  {
    name: 'security',
    path: memberPath('security'),
    who: 'member',
    usable: (page) => main(page).locator('a:visible, button:visible').nth(2).waitFor(),
  },
  {
    name: 'agent',
    path: paths.agentHome,
    who: 'agent',
    usable: (page) => main(page).locator('dl, table').first().waitFor(),
  },
  {
    name: 'help',
    path: paths.help,
    usable: (page) => dialog(page).locator('a:visible, button:visible').nth(2).waitFor(),
  },
]
