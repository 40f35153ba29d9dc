import { expect, type Page } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { logIn } from '../support/player.ts'
import { addTeam } from '../support/team.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })

const [en, bn] = [wordsOf('en'), wordsOf('bn')]
const main = (page: Page) => page.getByRole('main')

async function isSound(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faults(page, halfOfThem)).toEqual([])
}

test('an agent writes to somebody of the team from the list of downlines, and reads the answer', async ({
  page,
  context,
  browser,
  product,
}) => {
  const { agent } = await addTeam(product)
  await logIn(context, product.account('agent'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/agentHome?page=downlineManagmentView')
  const row = main(page).getByRole('row').filter({ hasText: agent })
  await row.getByRole('button', { name: en('team', 'actions', { account: agent }) }).click()
  await page.getByRole('menuitem', { name: en('team', 'action.message.of', { account: agent }) }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: agent })
  await dialog.getByRole('button', { name: en('messages', 'line.send') }).click()
  await expect(dialog.getByLabel(en('messages', 'line.text'))).toBeFocused()
  await isSound(page)
  await page.keyboard.type('The new rates are in force.')
  await dialog.getByRole('button', { name: en('messages', 'line.send') }).click()
  await expect(dialog).toBeHidden()

  const phone = await browser.newContext({
    baseURL: product.url,
    locale: 'bn-BD',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  await logIn(phone, { username: agent, password: 'Padma2026' })
  const theirs = await phone.newPage()
  await theirs.goto('/agentHome?page=messageV2&of=line')
  await main(theirs)
    .getByRole('link', { name: /The new rates/ })
    .click()
  await isSound(theirs)
  await main(theirs)
    .getByRole('button', { name: bn('messages', 'line.reply') })
    .click()
  const reply = theirs.getByRole('dialog')
  await reply.getByLabel(bn('messages', 'line.text')).fill('ধন্যবাদ।\n\nআগামীকাল কথা হবে।')
  await isSound(theirs)
  await reply.getByRole('button', { name: bn('messages', 'line.send') }).click()
  await expect(reply).toBeHidden()
  await theirs.goto('/agentHome?page=messageV2&view=sent')
  await expect(main(theirs).getByRole('listitem')).toContainText('আগামীকাল কথা হবে।')
  await isSound(theirs)
  await phone.close()

  await page.goto('/agentHome?page=messageV2&of=line')
  await main(page).getByRole('link', { name: /ধন্যবাদ/ }).click()
  await expect(main(page)).toContainText('আগামীকাল কথা হবে।')
  await isSound(page)
})
