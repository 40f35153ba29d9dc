import { expect, type Page } from '@playwright/test'
import { addPlayer } from '../support/played.ts'
import { logIn } from '../support/player.ts'
import type { Product } from '../support/servers/product.ts'
import { write } from '../support/servers/rows.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })

const money = (amount: string) => `\u2068৳\u202f${amount}\u2069`
const main = (page: Page) => page.getByRole('main')

/** Lets what the account has played have been played earlier, once all of it is counted. */
async function playedEarlier({ dataDir }: Product, account: string, ago: string): Promise<void> {
  const move = `update rebate_open set minute = minute - $2::interval
    where member_id = (select id from member where account = $1)
      and (select sum(base) from rebate_open all_of where all_of.member_id = rebate_open.member_id) >= 50000`
  await expect.poll(() => write(dataDir, move, account, ago), { timeout: 60_000 }).toBeGreaterThan(0)
}

test.describe('on a phone, in Bengali', () => {
  test.use({ locale: 'bn-BD', viewport: { width: 390, height: 844 } })
  const t = wordsOf('bn')
  const w = (key: string, values?: Record<string, string>) => t('rebates', key, values)

  test('play is counted, then collected at once, and listed with what it was made of', async ({
    page,
    context,
    product,
  }) => {
    const account = await addPlayer(product)
    await logIn(context, { username: account, password: 'Padma2026' })
    await page.goto('/member?page=manualRebate')
    const box = main(page).getByRole('region', { name: w('toCollect') })
    // Whether its play is counted already depends on the job.
    await expect(box).toBeVisible()
    await expect(main(page)).toContainText(w('history.none'))
    await playedEarlier(product, account, '15 minutes')
    await page.reload()
    await isSound(page)
    await box.getByRole('button', { name: w('collect', { amount: money('2.00') }) }).click()
    await expect(page.getByText(w('collected', { amount: money('2.00') }), { exact: true })).toBeVisible()
    await expect(box).toContainText(w('state.OPEN', { min: money('1.00') }))
    const paid = main(page).getByRole('button', { name: w('history.CLAIMED') })
    await paid.click()
    await expect(main(page).getByRole('table', { name: w('lines') })).toContainText('500.00')
    await isSound(page)
  })
})

test.describe('on a desk, in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const t = wordsOf('en')

  test('what nobody collected is paid by itself after its day', async ({ page, context, product }) => {
    const account = await addPlayer(product)
    await logIn(context, { username: account, password: 'Padma2026' })
    await page.goto('/member?page=manualRebate')
    await playedEarlier(product, account, '1 day')
    // The page follows the balance.
    const paid = main(page).getByRole('button', { name: t('rebates', 'history.AUTO_PAID') })
    await expect(paid).toContainText('2.00', { timeout: 60_000 })
    await isSound(page)
  })
})
