import { balanceOf, expect, fillLogin, test } from '../support/test.ts'

const unique = () => `rahim${Math.random().toString(36).slice(2, 9)}`

test('a visitor opens an account by the rules of the server and is logged in', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/register?referralCode=VR20418')
  const dialog = page.getByRole('dialog', { name: 'Join Veranda' })
  // The telephone tab is first if the operator accepts numbers.
  await expect(dialog.getByRole('tab', { name: 'Phone number' })).toHaveAttribute('aria-selected', 'true')
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await expect(dialog.getByLabel('Invitation code')).toHaveValue('VR20418')

  await dialog.getByRole('textbox', { name: 'Username' }).fill('7rahim')
  await dialog.getByLabel(/^Password\*?$/).fill('Padma2026')
  await dialog.getByLabel('Confirm password').fill('Padma2025')
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(dialog.getByText('Start with a letter, then letters and digits, 6 - 16 characters')).toBeVisible()
  await expect(dialog.getByText('Incorrect confirmation input')).toBeVisible()
  await expect(dialog.getByText('Confirm your age to open an account')).toBeVisible()
  await expect(dialog.getByText('Accept the terms to open an account')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()

  await dialog.getByRole('textbox', { name: 'Username' }).fill(unique())
  await dialog.getByLabel('Confirm password').fill('Padma2026')
  await dialog.getByLabel('I am 18 or older').check()
  await dialog.getByLabel('I agree to the terms of use').check()
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  // An unknown code is reported at its field; what was typed stays.
  await expect(dialog.getByText('Invalid invitation code')).toBeVisible()
  await dialog.getByLabel('Invitation code').fill('WELCOME')
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(balanceOf(page)).toContainText('10,000.00')
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a taken name is reported at its field', async ({ page, site }) => {
  await page.goto('/register')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await dialog.getByRole('textbox', { name: 'Username' }).fill(site.account('member').username.replaceAll('_', ''))
  const name = unique()
  for (const round of [1, 2]) {
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name)
    await dialog.getByLabel(/^Password\*?$/).fill('Padma2026')
    await dialog.getByLabel('Confirm password').fill('Padma2026')
    await dialog.getByLabel('I am 18 or older').check()
    await dialog.getByLabel('I agree to the terms of use').check()
    await dialog.getByRole('button', { name: 'Join', exact: true }).click()
    if (round === 1) {
      await expect(dialog).toBeHidden()
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/register')
      await dialog.getByRole('tab', { name: 'Username' }).click()
    }
  }
  await expect(dialog.getByText('This username is taken. Please choose another')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
})

test('login, remembered name, balance mask, and logout with confirmation', async ({ page, site }) => {
  const member = site.account('member')
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await page.getByLabel('Remember me for a day').check()
  await fillLogin(page, member)
  const balance = balanceOf(page)
  await expect(balance).toContainText('10,000.00')

  await balance.getByRole('button', { name: 'Hide balance' }).click()
  await expect(balance).not.toContainText('10,000.00')
  await page.reload()
  await expect(balance.getByRole('button', { name: 'Show balance' })).toBeVisible()
  await balance.getByRole('button', { name: 'Show balance' }).click()
  await expect(balance).toContainText('10,000.00')

  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Log out of Veranda?' })
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(balance).toBeVisible()
  await page.getByRole('button', { name: `Account of ${member.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  await expect(balance).toBeHidden()
  expect(
    await page.evaluate(() => ({
      session: Object.keys(sessionStorage).filter((key) => key.includes('session')),
      texts: JSON.stringify({ ...localStorage }),
    })),
  ).toMatchObject({ session: [], texts: expect.not.stringContaining(member.password) })

  await page.getByRole('button', { name: 'Log in', exact: true }).first().click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(member.username)
})

test('the captcha appears only after a failure that requires it', async ({ page }) => {
  const nobody = { username: unique(), password: 'Wrong2026' }
  const fail = async () => {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/wps/session/login'))
    await fillLogin(page, nobody)
    await answered
    // Waits until the form can be submitted again.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await expect(page.getByRole('alert').first()).toHaveText('Wrong username or password')
  }
  await page.goto('/login')
  await expect(page.getByLabel('Captcha')).toBeHidden()
  await fail()
  await expect(page.getByLabel('Captcha')).toBeHidden()
  await fail()
  await expect(page.getByLabel('Captcha')).toBeHidden()
  // After the third failure the next attempt requires a captcha.
  await fail()
  await expect(page.getByLabel('Captcha')).toBeVisible()
  const picture = page.getByRole('img', { name: 'Picture with the letters to type' })
  await expect(picture).toBeVisible()
  const first = await picture.getAttribute('src')
  // One image per second: the first press loads another one, the second press is refused with a message.
  await page.getByRole('button', { name: 'Another picture' }).dblclick()
  await expect(page.getByText('One picture a second')).toBeVisible()
  await expect(picture).toHaveAttribute('src', /^data:/)
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await page.getByLabel(/^Password\*?$/).fill(nobody.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByText('Please enter the captcha')).toBeVisible()
  await page.getByLabel('Captcha').fill('XXXXX')
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByRole('alert')).toHaveText('Wrong captcha. Please enter the new one')
})

test('free play takes one click', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Free play' }).click()
  await expect(balanceOf(page)).toContainText('10,000.00')
  await expect(page.getByText('Free play', { exact: true })).toBeVisible()
})

test(
  'a session that ends elsewhere shows the login and returns to the same page',
  { tag: '@smoke' },
  async ({ page, site, context }) => {
    const member = site.account('member')
    await page.goto('/login?redirect=%2Frng%3Fpage%3D2')
    await fillLogin(page, member)
    await expect(balanceOf(page)).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/rng?page=2')

    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: 'Log in', exact: true }).first().click()
    await fillLogin(other, member)
    await other.getByRole('button', { name: `Account of ${member.username}` }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()

    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await fillLogin(page, member)
    await expect(balanceOf(page)).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/rng?page=2')
  },
)

test('a code in the URL is removed from it, logs in once, and asks before it replaces a session', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  const member = site.account('member')
  await page.goto('/login')
  await fillLogin(page, member)
  await expect(balanceOf(page)).toBeVisible()
  const newCode = () =>
    page.evaluate(async () => {
      const { session } = JSON.parse(sessionStorage.getItem('brand.session') ?? '{}') as { session: { token: string } }
      const answer = await fetch('/wps/session/code', {
        method: 'POST',
        headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
        body: '{}',
      })
      return ((await answer.json()) as { value: { code: string } }).value.code
    })

  const otherBrowser = await browser.newContext({ baseURL, locale: 'en-GB' })
  const other = await otherBrowser.newPage()
  const code = await newCode()
  const requests: string[] = []
  other.on('request', (request) => requests.push(request.url(), request.headers()['referer'] ?? ''))
  await other.goto(`/rng?token=${code}&page=2`)
  await expect(balanceOf(other)).toBeVisible()
  expect(new URL(other.url()).search).toBe('?page=2')
  expect(requests.filter((address) => address.includes(code))).toEqual([`${baseURL}/rng?token=${code}&page=2`])

  // The code is used up and somebody is logged in: they are asked, and stay logged in if the login fails.
  await other.goto(`/rng?token=${code}`)
  const question = other.getByRole('alertdialog', { name: 'Switch account?' })
  await expect(question).toContainText(member.username)
  await question.getByRole('button', { name: 'Switch account' }).click()
  await expect(other.getByText('This login link has expired').first()).toBeVisible()
  await expect(balanceOf(other)).toBeVisible()

  await other.goto(`/rng?token=${await newCode()}`)
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(balanceOf(other)).toBeVisible()
  await otherBrowser.close()
})

test('an open login dialog in another tab closes when the person logs in here, and that tab continues to its target', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/login')
  await fillLogin(other, site.account('member'))
  await expect(balanceOf(other)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(balanceOf(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('scroll positions are not kept after a logout', async ({ page, site }) => {
  await page.goto('/login')
  await fillLogin(page, site.account('member'))
  await expect(balanceOf(page)).toBeVisible()
  await page.goto('/rng')
  // A prerendered page may not be hydrated yet.
  await expect(async () => {
    await page.mouse.wheel(0, 90)
    expect(await page.evaluate(() => sessionStorage.getItem('scroll'))).toContain('/rng')
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: `Account of ${site.account('member').username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => sessionStorage.getItem('scroll') ?? '')).not.toContain('/rng')
})
