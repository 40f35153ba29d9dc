import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { faults, halfOfThem } from '../support/axe.ts'
import { gameOf, header, newName, signUp, spin } from '../support/player.ts'
import { wholeProduct } from '../support/whole.ts'

const test = wholeProduct()
test.describe.configure({ timeout: 180_000 })

test(
  'two rounds are in the betting record, each with its details; filters are in the URL; the balance is verified',
  { tag: '@smoke' },
  async ({ page, ledger }) => {
    const account = newName()
    await signUp(page, account)
    await page.goto('/seamless?vassalage=JL&gameType=RNG&nodeId=10001')
    const game = await gameOf(page, 'Padma Gold')
    for (let round = 0; round < 2; round++) await (await spin(game)).over()

    await page.goto('/member')
    await page.getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name: 'Bets' }).click()
    await expect(page).toHaveTitle(/Bets/)
    await expect(page.getByText(/^2 entries · times in Bangladesh Time \(GMT\+6\)/)).toBeVisible()
    const record = page.getByRole('grid', { name: 'Bets' })
    await expect(record.getByRole('row')).toHaveCount(4)
    expect(await faults(page, halfOfThem)).toEqual([])

    await record
      .getByRole('button', { name: /Padma Gold/ })
      .last()
      .click()
    const receipt = page.getByRole('dialog', { name: 'Padma Gold' })
    await expect(receipt.getByRole('heading', { name: 'Entries' })).toBeVisible()
    await expect(receipt.getByText('10,000.00').first()).toBeVisible()
    await expect(receipt.getByRole('listitem').first()).toContainText('Bet')
    await expect(receipt.getByRole('link', { name: /Verify with the provider/ })).toHaveAttribute(
      'href',
      /\/verify\?lang=en(#|$)/,
    )
    expect(await faults(page, halfOfThem)).toEqual([])
    const picture = page.waitForEvent('download')
    await receipt.getByRole('button', { name: 'Share as picture' }).click()
    expect((await picture).suggestedFilename()).toMatch(/^round-\d+\.png$/)
    const link = new URL(page.url())
    expect(link.searchParams.get('round')).toMatch(/^\d+$/)
    await page.keyboard.press('Escape')
    await expect(receipt).toBeHidden()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const lines = readFileSync((await (await download).path()) ?? '', 'utf8')
    expect(lines).toMatch(/^\uFEFFGame,Time,/)
    expect(lines.trimEnd().split('\r\n')).toHaveLength(3)

    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Open', exact: true }).click()
    await expect(page).toHaveURL(/status=OPEN/)
    await expect(page.getByRole('heading', { name: 'No entries' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Open')
    await page.goBack()
    await expect(record.getByRole('row')).toHaveCount(4)

    await page.getByRole('link', { name: 'Balance proof' }).click()
    const verdict = page.getByRole('status').filter({ hasText: 'Verified' })
    await expect(verdict).toContainText(await ledger.balance(account))
    await expect(header(page)).toContainText(await ledger.balance(account))
    expect(await faults(page, halfOfThem)).toEqual([])
  },
)

test('a balance that differs from the sum of its entries is reported, with a link to feedback', async ({ page }) => {
  await signUp(page, newName())
  // A response in which the balance is a cent less than the sum of the entries.
  await page.route('**/MCSFE_getLedgerProof*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const cash = body.value.accounts.find((one: { account: string }) => one.account === 'CASH')
    if (cash) cash.balance = '9999.99'
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/member?page=ledgerProof')
  await expect(page.getByRole('heading', { name: 'Not verified' })).toBeVisible()
  await expect(page.getByText('our records say: ৳ 9,999.99')).toBeVisible()
  await page.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
