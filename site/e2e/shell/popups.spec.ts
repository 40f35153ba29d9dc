import type { Page } from '@playwright/test'
import { tabTo } from '../support/access.ts'
import { faults, halfOfThem } from '../support/axe.ts'
import { newName, join } from '../support/player.ts'
import { balanceOf, expect, fillLogin, onOwnSite } from '../support/test.ts'

const test = onOwnSite()

const services = [
  { csType: 'LIVECHAT', title: 'Desk', path: 'https://t.me/desk' },
  { csType: 'TELEGRAM', title: 'News channel', path: 'https://t.me/news' },
  { csType: 'TELEGRAM', title: 'In Bengali', path: 'https://t.me/bangla' },
]
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const menuOf = (page: Page) => page.locator('[data-component="floating-service"]')
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('help, feedback and support by keyboard only; focus returns to where it was', async ({ page, site }) => {
  await site.set('site', { customerService: services })
  await page.addInitScript(() => {
    window.open = (...args) => {
      document.documentElement.dataset['opened'] = args.join(' ')
      return null
    }
  })
  await page.goto('/')
  const menu = menuOf(page)
  const entry = menu.getByRole('button', { name: 'Help' })
  await entry.focus()
  await page.keyboard.press('Enter')
  const help = dialogOf(page, 'Help centre')
  await expect(help.getByRole('heading', { name: 'Opening an account' })).toBeVisible()
  await tabTo(page, help.getByLabel('Search help'))
  await page.keyboard.type('seed nobody')
  await expect(help.getByText('No results for “seed nobody”')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('SEED')
  await expect(help.getByRole('status')).toHaveText(/^\d answers found$/)
  await expect(help.locator('mark').first()).toHaveText('seed')
  expect(await faults(page, halfOfThem)).toEqual([])
  await tabTo(page, help.getByRole('button', { name: /Fair rounds/ }))
  await page.keyboard.press('Enter')
  await expect(help.getByRole('heading', { name: 'Fair rounds' })).toBeFocused()
  await expect(help.getByRole('button', { name: 'Playing' })).toHaveAttribute('aria-current', 'true')

  // To customer support and from there to feedback, one dialog at a time.
  await tabTo(page, help.getByRole('button', { name: 'Customer service', exact: true }))
  await page.keyboard.press('Enter')
  const supportDialog = dialogOf(page, 'Customer service')
  await expect(supportDialog.getByRole('link')).toHaveText([/Desk/, /News channel/, /In Bengali/])
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(await faults(page, halfOfThem)).toEqual([])
  await tabTo(page, supportDialog.getByRole('link', { name: /Desk/ }))
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute(
    'data-opened',
    'https://t.me/desk _blank noopener,noreferrer,popup,width=440,height=750',
  )
  await tabTo(page, supportDialog.getByRole('button', { name: 'Send feedback' }))
  await page.keyboard.press('Enter')

  const form = dialogOf(page, 'Feedback')
  const words = form.getByLabel(/^Message/)
  const send = form.getByRole('button', { name: 'Send' })
  await send.click()
  await expect(form.getByText('Write a message')).toBeVisible()
  await expect(words).toBeFocused()
  await words.fill('ক'.repeat(141))
  await send.click()
  await expect(form.getByText('Between 1 and 140 characters')).toBeVisible()
  expect(await faults(page, halfOfThem)).toEqual([])
  // The operator sets the limit.
  await site.set('feedback', { unit: 'word', min: 2, max: 3, perHour: 1 })
  await words.fill('Alone')
  // A visitor must solve a captcha.
  const captcha = form.getByRole('textbox', { name: 'Captcha' })
  const read = async (answer: string) => {
    await expect(form.getByRole('img', { name: 'Picture with the letters to type' })).toBeVisible()
    await site.answerCaptchas('77777')
    await captcha.fill(answer)
  }
  await send.click()
  await expect(captcha).toBeFocused()
  await expect(form.getByText('Enter the characters in the picture')).toBeVisible()
  await read('22222')
  await send.click()
  await expect(form.getByText('Between 2 and 3 words').last()).toBeVisible()
  await form.getByText('Problem').click()
  await words.fill('Two words')
  // An answer needs a contact.
  await form.getByLabel('Email or phone number').fill('at home')
  await read('22222')
  await send.click()
  await expect(form.getByLabel('Email or phone number')).toBeFocused()
  await form.getByLabel('Email or phone number').fill('me@example.org')
  await form.getByLabel('Pictures').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: png })
  await expect(form.getByText('door.png')).toBeVisible()
  await read('22222')
  await send.click()
  await expect(form.getByText('Wrong captcha. Please enter the new one')).toBeVisible()
  await read('77777')
  expect(await faults(page, halfOfThem)).toEqual([])
  // The upload of the picture fails, which is shown, and is repeated. The feedback itself is filed in any case.
  await page.route('**/wps/feedback/image', (route) => route.abort())
  await send.click()
  const thanks = dialogOf(page, 'Thank you')
  await expect(thanks.locator('output')).toHaveText(/^F\d{6}$/)
  await expect(thanks).toContainText('We answer to \u2068me@example.org\u2069.')
  await expect(thanks.getByRole('alert')).toContainText('One picture was not sent')
  await page.unroute('**/wps/feedback/image')
  await thanks.getByRole('button', { name: 'Send again' }).click()
  await expect(thanks.getByRole('alert')).toHaveCount(0)
  await thanks.getByRole('button', { name: 'Write more' }).click()
  await words.fill('Two more')
  await read('77777')
  await send.click()
  await expect(form.getByRole('alert').filter({ hasText: /^Wait \d+ min/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(entry).toBeFocused()

  await menu.getByRole('button', { name: 'Telegram' }).click()
  await expect(menu.getByRole('link')).toHaveText([
    'Invite friends',
    'Get the app',
    'Live chat',
    'News channel',
    'In Bengali',
  ])
  await menu.getByRole('link', { name: 'In Bengali' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-opened', /^https:\/\/t\.me\/bangla _blank .*popup/)
  await site.set('feedback', {})
})

test('help has its own URLs: over home, at the terms, and as a page', async ({ page }) => {
  await page.goto('/rng')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  const help = dialogOf(page, 'Help centre')
  await expect(help.getByRole('heading', { name: /^Terms of use/ })).toBeVisible()
  await expect(help.getByText('Version 3')).toBeVisible()
  await expect(page).toHaveURL(/\/help#term$/)
  await page.reload()
  await expect(help.getByRole('heading', { name: /^Terms of use/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(help).toBeHidden()
  await page.goForward()
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(help).toBeHidden()

  expect((await page.goto('/helpmc#term'))?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('heading', { name: /^Terms of use/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveTitle('Help centre · Veranda')
  expect(await faults(page, halfOfThem)).toEqual([])
})

test.describe('on a phone, in Bengali', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'bn-BD' })

  test('the floating menu expands, and focus returns to it', async ({ page, site }) => {
    await site.set('site', { customerService: services })
    await page.goto('/')
    const menu = menuOf(page)
    const toggle = menu.getByRole('button', { name: 'সহায়তা নিন' })
    await toggle.tap()
    await expect(menu.getByRole('link', { name: 'লাইভ চ্যাট' })).toBeVisible()
    expect(await faults(page, halfOfThem)).toEqual([])
    await menu.getByRole('button', { name: 'সহায়তা', exact: true }).tap()
    const help = dialogOf(page, 'সহায়তা কেন্দ্র')
    await expect(help.getByRole('heading', { name: 'অ্যাকাউন্ট খোলা' })).toBeVisible()
    expect(await help.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await faults(page, halfOfThem)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(toggle).toBeFocused()
    await site.set('modules', { FEEDBACK3: false })
    await page.reload()
    await toggle.tap()
    await expect(menu.getByRole('button', { name: 'সহায়তা', exact: true })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'মতামত' })).toHaveCount(0)
    await site.set('modules', {})
  })
})

test('announcements: nine per page, and no script in their HTML runs', async ({ page, site }) => {
  for (let n = 1; n <= 8; n++)
    await site.announce({ type: 'B', texts: { en: { title: `Bulletin ${n}`, text: 'Words' } } })
  await page.route('**/MCSFE_getListAnnouncements*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { value: { list: { content: string }[] } }
    const [first] = body.value.list
    if (first)
      first.content =
        '<p>Safe <b>words</b><script>alert(1)</script><img src="https://evil.example/x.png" alt="picture">' +
        '<a href="javascript:alert(1)">bad</a> <a href="https://t.me/house">good</a></p>'
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Free play' }).click()
  await expect(balanceOf(page)).toBeVisible()
  // A trial player has no messages: the bell leads to the announcements.
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notices/ })
  await bell.click()
  const list = dialogOf(page, 'Announcements')
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(9)
  await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText(/^Bulletin 8/)
  await expect(list.getByText('Safe words')).toBeVisible()
  await expect(list.locator('script, img')).toHaveCount(0)
  await expect(list.getByRole('link')).toHaveText([/^good/])
  expect(await faults(page, halfOfThem)).toEqual([])
  await list.getByRole('button', { name: 'Page 2' }).click()
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
})

test('popups of the public site: by audience, once per session, never over a dialog, after the page is ready', async ({
  page,
  site,
}) => {
  for (const execution of ['A', 'B', 'F'] as const) {
    await site.announce({
      type: 'PU',
      execution,
      texts: { en: { title: `For ${execution}`, text: `Said to ${execution}.` } },
    })
  }
  const news = dialogOf(page, 'News from Veranda')
  let requests = 0
  page.on('request', (request) => void (requests += Number(request.url().includes('MCSFE_getNotices'))))

  // The login dialog is open: nothing is asked behind it, and the popup waits until it is closed.
  await page.goto('/login')
  const login = page.getByRole('dialog')
  await expect(login.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(requests).toBe(0)
  const answered = page.waitForResponse(/MCSFE_getNotices/)
  await page.keyboard.press('Escape')
  await answered
  const [stood, began] = await page.evaluate(() => [
    performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart as number,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('MCSFE_getNotices'))?.startTime ?? 0,
  ])
  expect(began).toBeGreaterThanOrEqual(stood ?? Infinity)
  // Not before the first screen was seen.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.wheel(0, 700)
  await expect(news.getByText('Said to B.')).toBeVisible()
  expect(await faults(page, halfOfThem)).toEqual([])
  await page.mouse.click(8, 400)
  await expect(news).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(news).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('ANONYMOUS_POPUP'))).toBe('1')

  // Not again in this session; a new member sees the popups of the first login, then those for members.
  await page.reload()
  await expect(menuOf(page)).toBeVisible()
  expect(requests).toBe(1)
  await join(page, newName())
  await page.mouse.wheel(0, 700)
  await expect(news.getByRole('heading', { level: 3 })).toHaveText([/^For F/, /^For A/])
  await news.getByRole('button', { name: 'Close' }).click()
  expect(await page.evaluate(() => sessionStorage.getItem('USER_POPUP'))).toBe('1')
  await page.reload()
  await expect(balanceOf(page)).toBeVisible()
  await expect(menuOf(page)).toBeVisible()
  expect(requests).toBe(3)
  await expect(news).toBeHidden()
})

test('a session that ends in the middle of a form: after the login the form stands there, and neither news nor the toast', async ({
  page,
  site,
}) => {
  await site.announce({ type: 'PU', execution: 'A', texts: { en: { title: 'For A', text: 'Said to A.' } } })
  const news = dialogOf(page, 'News from Veranda')
  const member = site.account('member')
  await page.goto('/login?redirect=%2Fmember%3Fpage%3Ddepositv2')
  await fillLogin(page, member)
  const amount = page.getByRole('textbox', { name: 'How much would you like to deposit?' })
  await page.getByRole('radio', { name: /^Instant wallet/ }).check()
  await amount.fill('700')
  await page.route('**/MCSFE_submitDeposit*', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'token_expired' } }),
  )
  await page.getByRole('button', { name: /^Deposit .*৳/ }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await page.unroute('**/MCSFE_submitDeposit*')
  const answered = page.waitForResponse(/MCSFE_getNotices/)
  await fillLogin(page, member)
  await expect(balanceOf(page)).toBeVisible()
  await expect(amount).toHaveValue('700.00')
  await answered
  await expect(page.locator('[data-part="toast"]')).toHaveCount(0)
  await expect(news).toBeHidden()
  await amount.blur()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Elsewhere, at rest and with the first screen seen, it opens.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Veranda/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible()
  await page.mouse.wheel(0, 700)
  await expect(news.getByText('Said to A.').first()).toBeVisible()
})
