import { Secret, TOTP } from 'otpauth'
import { codeSentTo } from '../support/access.ts'
import { faults, halfOfThem } from '../support/axe.ts'
import { expect, fillLogin, test } from '../support/test.ts'

const centre = '/member?page=securityCenter'

test('an authenticator app: turned on with recovery codes, required at the next login, turned off again', async ({
  page,
  site,
}) => {
  const who = site.account('member')
  await page.goto(`/login?redirect=${encodeURIComponent(centre)}`)
  await fillLogin(page, who)
  await expect(page.getByRole('heading', { level: 1, name: 'Security centre' })).toBeVisible({ timeout: 30_000 })
  expect(await faults(page, halfOfThem)).toEqual([])

  await page.getByRole('button', { name: 'Authenticator app, Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Login password/).fill('not-it-0')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Wrong login password.')).toBeVisible()
  await dialog.getByLabel(/^Login password/).fill(who.password)
  await dialog.getByRole('button', { name: 'Next' }).click()
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await dialog.getByLabel(/^Code/).fill(app.generate())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.locator('li code')).toHaveCount(10)
  const paper = await dialog.locator('li code').allTextContents()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/login?redirect=${encodeURIComponent(centre)}`)
  await fillLogin(page, who)
  await expect(dialog.getByText('Enter the code from your authenticator app.')).toBeVisible()
  await dialog.getByLabel(/^Code/).fill('000000')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog.getByText('Wrong code. Check your app again.')).toBeVisible()
  await dialog.getByLabel(/^Code/).fill(paper[0] ?? '')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Login history' }).getByText('Wrong code')).toBeVisible()

  await page.getByRole('button', { name: 'Log out other devices' }).click()
  await expect(page.getByRole('button', { name: 'Log out other devices' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Authenticator app, Turn off' }).click()
  await dialog.getByLabel(/^Login password/).fill(who.password)
  await dialog.getByLabel(/^Code/).fill(paper[1] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Authenticator app, Turn on' })).toBeVisible()
})

test('a passkey, on a phone in Bengali: created by the device, used for a login without a password, removed', async ({
  page,
  site,
}) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const who = site.account('agent')
  // A passkey is bound to a host name, so an IP address does not work.
  const home = site.url.replace('127.0.0.1', 'localhost')
  await page.goto(`${home}/login?redirect=${encodeURIComponent(centre)}`)
  await fillLogin(page, who)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Login password/).fill(who.password)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(/^Passkey of /)).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await page.context().addCookies([{ name: 'lang', value: 'bn', url: home }])
  await page.evaluate(() => localStorage.setItem('lang', 'bn'))
  await page.goto(`${home}/login?redirect=${encodeURIComponent(centre)}`)
  await page.getByRole('button', { name: 'পাসকি দিয়ে লগইন' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'নিরাপত্তা কেন্দ্র' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'লগইনের ইতিহাস' }).getByText('পাসকি')).toBeVisible()
  expect(await faults(page, halfOfThem)).toEqual([])
  await page.getByRole('button', { name: /সরান$/ }).click()
  await dialog.getByLabel(/^লগইন পাসওয়ার্ড/).fill(who.password)
  await dialog.getByRole('button', { name: 'পাসকি সরান' }).click()
  await expect(page.getByText('পাসকি সরানো হয়েছে।', { exact: true })).toBeVisible()
})

test('account info: a picture, the profile with a birthday that can be set once, a number verified by its code', async ({
  page,
  site,
}) => {
  const who = site.account('agent')
  await page.goto(`/login?redirect=${encodeURIComponent('/member?page=accountInfo')}`)
  await fillLogin(page, who)
  await expect(page.getByRole('heading', { level: 1, name: 'Account info' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('radio', { name: 'Picture 3' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Night heron')
  await page.getByRole('textbox', { name: 'Birthday' }).fill('28/02/1990')
  await page.getByRole('combobox', { name: 'Nationality' }).fill('Bangla')
  await page.getByRole('option', { name: /Bangladesh/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('28 February 1990')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Birthday' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Phone number, Set' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Phone number/).fill('01755 000 321')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog
    .getByLabel(/^Code/)
    .first()
    .fill(await codeSentTo(site, '+8801755000321'))
  await dialog.getByLabel(/^Password\*?$/).fill(who.password)
  await dialog.getByRole('button', { name: 'Confirm contact' }).click()
  await expect(page.getByText('+880****21')).toBeVisible()
  expect(await faults(page, halfOfThem)).toEqual([])
})
