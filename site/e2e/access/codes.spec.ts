import {
  account,
  agree,
  chooseTab,
  codeSentTo,
  e164,
  entered,
  newNumber,
  newVisit,
  press,
  typeInto,
} from '../support/access.ts'
import { faults, halfOfThem } from '../support/axe.ts'
import { newName } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

test.beforeAll(({ site }) => site.set('codes', { resendSeconds: 1 }))
test.afterAll(({ site }) => site.set('codes', {}))

test('by telephone: registration, login by code, a forgotten password; by keyboard only', async ({ page, site }) => {
  const number = newNumber()
  await page.goto('/register?affiliateCode=WELCOME')
  await expect(page.getByText(/^Invited by/)).toBeVisible()
  await press(page, 'button', 'Send code')
  // The number is validated before anything is sent.
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused()
  await typeInto(page, { Country: 'bang' })
  await page.keyboard.press('Enter')
  await typeInto(page, { 'Phone number': number })
  await press(page, 'button', 'Send code')
  await expect(page.getByText('Developer inbox')).toHaveAttribute('href', '/sandbox/inbox')
  await typeInto(page, { Code: await codeSentTo(site, e164(number)), ...account })
  await agree(page)
  expect(await faults(page, halfOfThem)).toEqual([])
  await press(page, 'button', 'Join')
  await entered(page)

  await newVisit(page, '/login?redirect=%2Frng')
  await chooseTab(page, 'Phone number')
  await typeInto(page, { 'Phone number': number })
  await press(page, 'button', 'Send code')
  await expect(page.getByText('If an account matches, we have sent a code.')).toBeVisible()
  await typeInto(page, { Code: '000000' })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Wrong code')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  expect(await faults(page, halfOfThem)).toEqual([])
  await typeInto(page, { Code: await codeSentTo(site, e164(number)) })
  await press(page, 'checkbox', 'Remember me for a day')
  await press(page, 'button', 'Log in')
  await entered(page)
  await expect(page).toHaveURL(/\/rng$/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('remember') ?? ''))).toMatchObject({
    username: number,
    type: 'sms',
    country: 'BD',
  })

  await page.context().clearCookies()
  await newVisit(page, '/login')
  // The tab that was used last is open.
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(number)
  await press(page, 'button', 'Forgot password')
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
  await typeInto(page, { 'Phone number': number })
  await press(page, 'button', 'Send code')
  await expect(page.getByText('Developer inbox')).toBeVisible()
  await typeInto(page, { Code: await codeSentTo(site, e164(number)), 'New password': 'Meghna2026' })
  expect(await faults(page, halfOfThem)).toEqual([])
  await press(page, 'button', 'Set new password')
  await entered(page)
  await expect(page).toHaveURL(/\/$/)
})

test('by e-mail: input survives a reload, a forgotten password is reset, a login from a new address is verified', async ({
  page,
  site,
}) => {
  const [username, email] = [newName(), `${newName()}@example.com`]
  await page.goto('/login')
  await press(page, 'button', 'Join Veranda')
  await expect(page).toHaveURL(/\/register\?/)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.goForward()
  await chooseTab(page, 'Username')
  await typeInto(page, { Username: username, ...account, Email: email })
  await page.reload()
  await chooseTab(page, 'Username')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(username)
  await expect(page.getByLabel(/^Password\s*\*?$/)).toHaveValue('')
  await typeInto(page, account)
  await agree(page)
  await press(page, 'button', 'Join')
  await entered(page)

  await newVisit(page, '/login')
  await press(page, 'button', 'Forgot password')
  await chooseTab(page, 'Email')
  await typeInto(page, { Username: newName(), Email: email })
  await press(page, 'button', 'Send code')
  // The text is the same whether or not an account exists.
  await expect(page.getByText('If an account matches, we have sent a code.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible()
  // For another account the button is free at once; a second press within a second is refused.
  await typeInto(page, { Username: username })
  await expect(async () => {
    await page.getByRole('button', { name: 'Send again' }).click({ timeout: 2000 })
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await typeInto(page, { Code: await codeSentTo(site, email), 'New password': 'Meghna2026' })
  await press(page, 'button', 'Set new password')
  await expect(page.getByText('Your password is reset. Log in with the new one.')).toBeVisible()

  await site.set('modules', { LOGINIPVERF3: true })
  try {
    // The same browser at another IP address.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
    await typeInto(page, { Username: username, Password: 'Meghna2026' })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Is this you?' })).toContainText(
      `${email.slice(0, 1)}***@example.com`,
    )
    expect(await faults(page, halfOfThem)).toEqual([])
    const first = await codeSentTo(site, email)
    // The button waits as long as the code is valid; the login once more sends another.
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible()
    await press(page, 'button', 'Back')
    await typeInto(page, { Username: username, Password: 'Meghna2026' })
    await page.keyboard.press('Enter')
    await expect.poll(() => codeSentTo(site, email)).not.toBe(first)
    await typeInto(page, { Code: first })
    await page.keyboard.press('Enter')
    await expect(page.getByText('Wrong code')).toBeVisible()
    await typeInto(page, { Code: await codeSentTo(site, email) })
    await page.keyboard.press('Enter')
    await entered(page)
  } finally {
    await site.set('modules', {})
  }
})
