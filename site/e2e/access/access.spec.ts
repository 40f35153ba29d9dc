import { account, agree, chooseTab, entered, newVisit, password, press, tabTo, typeInto } from '../support/access.ts'
import { faults, halfOfThem } from '../support/axe.ts'
import { newName } from '../support/player.ts'
import { balanceOf, expect, fillLogin, test } from '../support/test.ts'

test('logs in and out by keyboard only', async ({ page, site }) => {
  const { username, password } = site.account('member')
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(balanceOf(page)).toBeVisible()
  await page.getByRole('button', { name: `Account of ${username}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(balanceOf(page)).toBeHidden()
})

test('an identity provider: terms at the first login, none at the second', async ({ page, site }) => {
  await site.set('modules', { SOCIAL3: true })
  // What hangs at the place itself comes first.
  await site.set('banners', { w_login: [] })
  await site.set('site', {
    resources: { w_login: { labelNameEn: 'Monsoon nights', url: '/art/slots/door-moon-1.svg' } },
  })
  try {
    const name = newName()
    const who = async () => {
      await press(page, 'button', 'Google')
      await typeInto(page, { 'Your name there': name })
      await page.keyboard.press('Enter')
    }
    await page.goto('/login')
    await expect(page.getByRole('img', { name: 'Monsoon nights' })).toBeVisible()
    await press(page, 'button', 'Facebook')
    await press(page, 'button', 'Back')
    await expect(page.getByRole('alert')).toHaveText('Login failed, please try again')
    await who()
    await expect(page.getByText('Confirm your age and accept the terms to open an account.')).toBeVisible()
    expect(await faults(page, halfOfThem)).toEqual([])
    await agree(page)
    await press(page, 'button', 'Join')
    await entered(page)
    await newVisit(page, '/login?redirect=%2Ffavorite')
    await who()
    await entered(page)
    await expect(page).toHaveURL(/\/favorite$/)
  } finally {
    await site.set('modules', {})
    await site.set('banners', {})
    await site.set('site', {})
  }
})

test('a remembered browser is logged in by its cookie, until the person logs out', async ({ page, site }) => {
  const { username, password: secret } = site.account('member')
  await page.goto('/login')
  await page.getByLabel('Remember me for a day').check()
  await fillLogin(page, { username, password: secret })
  await entered(page)
  await newVisit(page, '/favorite')
  await entered(page)
  await expect(page).toHaveURL(/\/favorite$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
  ).not.toContain(secret)
  await page.getByRole('button', { name: `Account of ${username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(balanceOf(page)).toBeHidden()
  await page.goto('/favorite')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(username)
})

test('an expired password must be changed; a voluntary change is optional, and is resumed after the session ended meanwhile', async ({
  page,
  site,
}) => {
  const username = newName()
  await page.goto('/register')
  await chooseTab(page, 'Username')
  await typeInto(page, { Username: username, ...account })
  await agree(page)
  await press(page, 'button', 'Join')
  await entered(page)
  await page.evaluate(() => sessionStorage.clear())

  await site.set('modules', { PWDEXPFORCECHANGE3: true })
  await site.set('password', { maxAgeDays: 0.000001 })
  try {
    await page.goto('/login?redirect=%2Frng')
    await typeInto(page, { Username: username, Password: password })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Change password' })).toContainText('Your password has expired.')
  } finally {
    await site.set('password', {})
    await site.set('modules', {})
  }
  // The dialog is mandatory, and the password that was just typed is not asked for again.
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Old password')).toHaveCount(0)
  await typeInto(page, { 'New password': password, 'Confirm new password': password })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose a password different from the old one')).toBeVisible()
  expect(await faults(page, halfOfThem)).toEqual([])
  await typeInto(page, { 'New password': 'Meghna2026', 'Confirm new password': 'Meghna2026' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await entered(page)
  await expect(page).toHaveURL(/\/rng$/)

  const wish = async () => {
    // The URL changes before the page is rendered, and focus moves to its start only then. A Tab pressed earlier goes
    // to the end of the page.
    await expect(page.locator('main')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: `Account of ${username}` }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const items = page.getByRole('menuitem')
    await expect(items.first()).toBeFocused()
    await tabTo(page, page.getByRole('menuitem', { name: 'Change password' }), 'ArrowDown')
    await page.keyboard.press('Enter')
  }
  await wish()
  await typeInto(page, {
    'Old password': 'Wrong2026',
    'New password': 'Jamuna2026',
    'Confirm new password': 'Jamuna2026',
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Incorrect password')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Old password' })).toBeFocused()

  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('brand.session') ?? '') as { session: { token: string } }).session.token,
  )
  const gone = await page.request.delete('/wps/session/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(gone.ok()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await typeInto(page, { Username: username, Password: 'Meghna2026' })
  await page.keyboard.press('Enter')
  await typeInto(page, {
    'Old password': 'Meghna2026',
    'New password': 'Jamuna2026',
    'Confirm new password': 'Jamuna2026',
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await entered(page)
})

test('an invalid invitation opens a dialog of its own that can be closed; the captcha shows if the operator requires it', async ({
  page,
  site,
}) => {
  await site.set('modules', { MOBILENUMREG3: false })
  try {
    await page.goto('/register?affiliateCode=NOBODY1')
    await typeInto(page, { Username: newName(), ...account })
    await agree(page)
    await press(page, 'button', 'Join')
    await expect(page.getByRole('alertdialog')).toContainText('Invalid invitation code')
    await press(page, 'button', 'Confirm')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await press(page, 'button', 'Join')
    await entered(page)
    await site.set('modules', { MOBILENUMREG3: false, CAPTCHA3: true })
    await newVisit(page, '/register')
    await typeInto(page, { Username: newName(), ...account, Captcha: 'XXXXX' })
    await agree(page)
    await press(page, 'button', 'Join')
    await expect(page.getByText('Wrong captcha. Please enter the new one')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Captcha' })).toBeFocused()
  } finally {
    await site.set('modules', {})
  }
})

test.describe('a phone in Bengali', () => {
  test.use({ locale: 'bn-BD', viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light' })
  test('login, registration and reset do not scroll horizontally and have no violations', async ({ page }) => {
    const fits = async () => {
      expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth + 1)).toBe(
        true,
      )
      expect(await faults(page, halfOfThem)).toEqual([])
    }
    await page.goto('/login')
    await chooseTab(page, 'ফোন নম্বর')
    // Digits of the person's own script are accepted.
    await typeInto(page, { 'ফোন নম্বর': '০১৭১২৩৪৫৬৭৮' })
    await expect(page.getByRole('textbox', { name: 'ফোন নম্বর' })).toHaveValue('01712345678')
    await fits()
    await press(page, 'button', 'পাসওয়ার্ড ভুলে গেছেন?')
    await expect(page.getByRole('dialog', { name: 'পাসওয়ার্ড ভুলে গেছেন' })).toBeVisible()
    await fits()
    await page.goto('/register')
    await press(page, 'button', 'নিবন্ধন করুন')
    await expect(page.getByText('অ্যাকাউন্ট খুলতে শর্তে রাজি হোন')).toBeVisible()
    // A control half below the button that joins, which stays in sight, would count as too small.
    await page
      .getByRole('dialog')
      .locator('form')
      .evaluate((form) => form.lastElementChild?.scrollIntoView())
    await fits()
  })
})
