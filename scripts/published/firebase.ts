// The Firebase adapter with Google's SDK in a real browser, under the policy of the gateway's pages. Responses of
// Google are stubbed, as nothing outside is called; its tokens are signed with keys generated now.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect as waiting, type Page } from '@playwright/test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { contentSecurityPolicy } from '../../packages/gateway/src/http/request/headers.ts'
import { visitBuilt } from '../lib/page.ts'
import { throwaway } from './throwaway.ts'

/** The machine may be busy. */
const expect = waiting.configure({ timeout: 15_000 })

const projectId = 'brand-test'
const authDomain = `${projectId}.firebaseapp.com`

/** What the script of reCAPTCHA does for a trusted person. */
const trusting = `window.grecaptcha = {
  ready: (run) => run(), reset() {}, getResponse: () => 'proof',
  render(place, { callback }) { this.done = callback; return 0 },
  execute() { setTimeout(() => this.done('proof')) },
}
window[new URL(document.currentScript.src).searchParams.get('onload')]()`

/** Answers every request to Google; returns the addresses that were requested. */
async function answerForGoogle(page: Page, idToken: () => Promise<string>): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    asked.push(hostname + pathname)
    const json = (value: unknown, status = 200) =>
      route.fulfill({ status, json: value, headers: { 'access-control-allow-origin': '*' } })
    if (hostname === 'www.google.com') return route.fulfill({ contentType: 'text/javascript', body: trusting })
    if (pathname === '/v2/recaptchaConfig')
      return json({ recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }] })
    if (pathname === '/v1/recaptchaParams') return json({ recaptchaSiteKey: 'site-key' })
    if (pathname === '/v1/accounts:sendVerificationCode') return json({ sessionInfo: 'session' })
    if (pathname === '/v1/accounts:lookup')
      return json({ users: [{ localId: 'uid-9', phoneNumber: '+8801755000009' }] })
    if (pathname === '/v1/accounts:signInWithPhoneNumber') {
      const { code } = route.request().postDataJSON() as { code: string }
      if (code !== '123456') return json({ error: { code: 400, message: 'INVALID_CODE' } }, 400)
      return json({
        idToken: await idToken(),
        refreshToken: 'again',
        expiresIn: '3600',
        localId: 'uid-9',
        phoneNumber: '+8801755000009',
      })
    }
    return route.abort()
  })
  return asked
}

/** Telephone login from the page to the gateway, and which hosts are called. */
export async function firebase(dist: string): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const keys = createServer((_req, res) =>
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
  )
  await new Promise<void>((listening) => keys.listen(0, '127.0.0.1', listening))
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      sub: 'uid-9',
      auth_time: now,
      phone_number: '+8801755000009',
      firebase: { sign_in_provider: 'phone' },
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(privateKey)
  }
  let asked: string[] = []
  try {
    await throwaway(async (gateway) => {
      const look = (policy: string, work: (page: Page) => Promise<void>) =>
        visitBuilt(dist, work, { gateway: gateway.url, policy })
      const policyOf = (domain: string) =>
        contentSecurityPolicy({ vendorOrigin: '', images: [], authDomain: domain }, 'none')
      const alone = await look(policyOf(''), async (page) => {
        page.on('request', (request) => expect(request.url()).toMatch(/^http:\/\/127\.0\.0\.1/))
        await expect(page.locator('output')).toHaveText('nobody vouches')
        expect(
          await page.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes('firebase')),
          ),
        ).toBe(false)
      })
      expect(alone).toEqual([])

      await gateway.set('modules', { SOCIAL3: true })
      await gateway.set('firebase', {
        projectId,
        authDomain,
        apiKey: 'public',
        jwksUrl: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/`,
      })
      const errors = await look(policyOf(authDomain), async (page) => {
        asked = await answerForGoogle(page, idToken)
        const output = page.locator('output')
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
        await expect(output).toHaveText('Firebase')
        await press('Send')
        await expect(output).toHaveText('sent')
        await page.getByLabel('Code').fill('999999')
        await press('Log in')
        await expect(output).toHaveText('sms_wrong')
        await page.getByLabel('Code').fill('123456')
        await press('Log in')
        await expect(output).toHaveText('signed in as 0')
        // Firebase keeps no session here; its usage records hold no personal data.
        expect(
          await page.evaluate(async () => [(await indexedDB.databases()).map(({ name }) => name), localStorage.length]),
        ).toEqual([['firebase-heartbeat-database'], 0])
        await press('Google')
        await expect(output).toHaveText('social_failed')
      })
      expect(asked).toEqual(expect.arrayContaining(['www.google.com/recaptcha/api.js', 'apis.google.com/js/api.js']))
      expect(errors.filter((error) => /Content Security Policy|TrustedScript|violat/i.test(error))).toEqual([])
    })
  } finally {
    keys.close()
  }
  const hosts = new Set(asked.map((address) => address.split('/')[0]))
  return (
    `a telephone proved by the real SDK logs in; ${hosts.size} hosts of Google asked, ` +
    'none before the settings name a project'
  )
}
