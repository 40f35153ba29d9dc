import { expect, type Page } from '@playwright/test'
import { newName, signUp } from '../support/player.ts'
import { makeReady } from '../support/ready.ts'
import { operate } from '../support/servers/operate.ts'
import { isSound } from '../support/sound.ts'
import { wholeProduct } from '../support/whole.ts'
import { pin } from '../support/withdrawals.ts'
import { wordsOf } from '../support/words.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 240_000 })

const main = (page: Page) => page.getByRole('main')

/** Items of a new sandbox that are redeemed. */
const titles = {
  bn: { mangoes: 'এক ঝুড়ি আম, ৫ কেজি', fan: 'রেশমের আঁকা হাতপাখা', bonus: 'খেলার জন্য পঞ্চাশ', cash: 'নগদ একশো' },
  en: {
    mangoes: 'A crate of mangoes, 5 kg',
    fan: 'Hand fan, painted silk',
    bonus: 'Fifty to play with',
    cash: 'A hundred in cash',
  },
} as const

for (const { lang, locale, viewport } of [
  { lang: 'bn', locale: 'bn-BD', viewport: { width: 390, height: 844 } },
  { lang: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const) {
  const t = wordsOf(lang)
  const n = (points: number) => new Intl.NumberFormat(locale).format(points)
  const w = (key: string, params: Record<string, string> = {}) => t('points', key, params)
  test.describe(`${lang}, ${viewport.width} px`, { tag: lang === 'bn' ? [] : ['@full'] }, () => {
    test.use({ locale, viewport })

    const mall = (page: Page) => {
      const tab = (name: string) =>
        main(page)
          .getByRole('tab', { name: w(`tab.${name}`) })
          .click()
      const card = (title: string) => main(page).getByRole('listitem').filter({ hasText: title })
      const balance = (points: number) => expect(main(page).getByText(n(points), { exact: true }).first()).toBeVisible()
      const secret = (within: ReturnType<typeof main>) => within.getByLabel(w('fund')).and(page.locator('input'))
      return { tab, card, balance, secret }
    }

    test('a visitor sees the mall; points become cash, with the fund password', async ({ page, product }) => {
      const { tab, card, balance, secret } = mall(page)
      // A visitor sees the mall, and is asked to log in for the rest.
      await page.goto('/pointMall')
      await expect(card(titles[lang].mangoes)).toBeVisible()
      await isSound(page)
      await tab('convert')
      await expect(main(page)).toContainText(w('visitor'))
      await tab('mall')
      await card(titles[lang].mangoes)
        .getByRole('button', { name: w('login.redeem') })
        .click()
      await expect(page).toHaveURL(/login\?redirect=%2FpointMall/)

      // Without a fund password nothing is spent.
      const account = newName()
      await signUp(page, account)
      await page.goto('/pointMall?tab=convert')
      await expect(main(page).getByRole('link', { name: w('fund.set') })).toBeVisible()
      await isSound(page)
      for (const [name, empty] of [
        ['orders', 'orders.none'],
        ['details', 'entries.none'],
      ] as const) {
        await tab(name)
        await expect(main(page)).toContainText(w(empty))
        await isSound(page)
      }
      await makeReady(product.url, { username: account, password: 'Padma2026' })
      const order = (command: string, input: object) => operate(product.dataDir, 'points', command, input)
      await order('adjust', { account, key: 'gift', points: 60_000, reason: 'Welcome' })
      await page.goto('/pointMall?tab=convert')
      await balance(60_000)

      const number = main(page).getByRole('spinbutton', { name: w('points') })
      const convert = main(page).getByRole('button', { name: w('convert'), exact: true })
      await number.fill('1050')
      await convert.click()
      await expect(main(page)).toContainText(w('wrong.step_other', { step: n(100) }))
      await number.fill('2000')
      await expect(main(page)).toContainText(/20\.00|২০\.০০/)
      await secret(main(page)).fill(pin)
      await isSound(page)
      await convert.click()
      await balance(58_000)
    })

    test('points are spent on each type of item, and come back where an order is rejected', async ({
      page,
      product,
    }) => {
      const { tab, card, balance, secret } = mall(page)
      const account = newName()
      await signUp(page, account)
      await makeReady(product.url, { username: account, password: 'Padma2026' })
      const order = (command: string, input: object) => operate(product.dataDir, 'points', command, input)
      await order('adjust', { account, key: 'gift', points: 58_000, reason: 'Welcome' })
      await page.goto('/pointMall')
      await balance(58_000)
      const dialog = page.getByRole('dialog')
      const redeem = async (title: string, fill?: () => Promise<void>) => {
        await card(title)
          .getByRole('button', { name: w('redeem'), exact: true })
          .click()
        await fill?.()
        await secret(dialog).fill(pin)
        await dialog.locator('button[type="submit"]').click()
        await expect(dialog).toBeHidden({ timeout: 20_000 })
      }
      await redeem(titles[lang].mangoes, async () => {
        await dialog.locator('button[type="submit"]').click()
        await expect(dialog).toContainText(w('address.missing'))
        for (const [field, value] of Object.entries({
          name: 'Rina Akter',
          phone: '01710000001',
          street: '12 Lake Road',
          city: 'Dhaka',
          postcode: '1212',
        }))
          await dialog.getByRole('textbox', { name: w(`address.${field}`) }).fill(value)
        await dialog.getByRole('combobox', { name: w('address.country') }).click()
        await page
          .getByRole('option', { name: new Intl.DisplayNames([lang], { type: 'region' }).of('BD') ?? '' })
          .click()
        await isSound(page)
      })
      await balance(54_800)
      // The address of before is there.
      await redeem(titles[lang].fan, () =>
        expect(dialog.getByRole('textbox', { name: w('address.street') })).toHaveValue('12 Lake Road'),
      )
      await redeem(titles[lang].bonus)
      await redeem(titles[lang].cash)
      await balance(39_400)

      await tab('orders')
      const rows = main(page)
        .getByRole('row')
        .filter({ hasText: w('order.no', { no: '' }).trim() })
      await expect(rows.filter({ hasText: w('status.PROCESSING') })).toHaveCount(4)
      const waiting = (await order('orders', { account })).matchAll(/^(\d+) \S+ (\w+) (.*) \(/gm)
      const ids = new Map(Array.from(waiting, ([, id, , title]) => [title, Number(id)]))
      const { mangoes, fan, bonus, cash } = titles.en
      await order('approve', { id: ids.get(mangoes), delivery: 'SA-117' })
      await order('reject', { id: ids.get(fan), reason: 'Not to this island' })
      for (const title of [bonus, cash]) await order('approve', { id: ids.get(title) })
      // The page is open, and follows.
      await expect(rows.filter({ hasText: w('status.APPROVED') })).toHaveCount(3)
      await expect(rows.filter({ hasText: w('status.REJECTED') })).toContainText('Not to this island')
      await expect(rows.filter({ hasText: titles[lang].mangoes })).toContainText('SA-117')
      await balance(41_800)
      await isSound(page)

      await tab('details')
      const entries = main(page).getByRole('row')
      for (const [type, changed] of [
        ['points_return', `+${n(2400)}`],
        ['points_adjust', `+${n(58_000)}`],
      ] as const)
        await expect(entries.filter({ hasText: t('records', `type.${type}`) })).toContainText(changed)
      await isSound(page)

      await tab('orders')
      await main(page)
        .getByRole('link', { name: w('order.claim') })
        .first()
        .click()
      await expect(main(page)).toContainText(titles[lang].bonus)
      await expect(main(page)).toContainText(titles[lang].cash)
    })
  })
}
