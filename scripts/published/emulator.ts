// The Firebase adapter with Google's SDK against the Auth emulator, and a gateway behind both.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect as waiting, type Page } from '@playwright/test'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { freePort, run } from '../lib/packed.ts'
import { visitBuilt } from '../lib/page.ts'
import { throwaway } from './throwaway.ts'

const expect = waiting.configure({ timeout: 15_000 })

/** Projects of this name never reach the real service. */
const projectId = 'demo-brand'
const mobile = '+8801755000009'

/** Runs the emulator during `work`. Its start takes a minute. */
async function emulated<T>(folder: string, tool: string, work: (url: string) => Promise<T>): Promise<T> {
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (of: number) => ({ host: '127.0.0.1', port: of })
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ emulators: { auth: at(port), hub: at(hub), logging: at(logging), ui: { enabled: false } } }),
  )
  const child = spawn(process.execPath, [tool, 'emulators:start', '--only', 'auth', '--project', projectId], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const url = `http://127.0.0.1:${port}`
  try {
    for (const end = Date.now() + 180_000; !(await fetch(url).catch(() => undefined))?.ok; await delay(500)) {
      if (child.exitCode !== null || Date.now() > end)
        throw new Error(`the emulator does not start: ${printed.slice(-2000)}`)
    }
    return await work(url)
  } finally {
    child.kill('SIGINT')
    await Promise.race([new Promise((ended) => child.once('exit', ended)), delay(10_000)])
    child.kill('SIGKILL')
  }
}

/** The last code that the emulator would have sent. */
async function lastCode(emulator: string): Promise<string> {
  const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/verificationCodes`)
  const { verificationCodes } = (await answer.json()) as { verificationCodes: { code: string; phoneNumber: string }[] }
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === mobile)?.code ?? ''
}

/**
 * A telephone number verified by the emulator. Its tokens have no signature, so the gateway refuses them. Signed with a
 * key of the gateway, and otherwise unchanged, they log the user in.
 */
export async function withEmulator(consumer: string, tool: string): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const keys = createServer((_req, res) =>
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
  )
  await new Promise<void>((listening) => keys.listen(0, '127.0.0.1', listening))
  const sign = (unsigned: string) =>
    new SignJWT(decodeJwt(unsigned)).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey)
  run(consumer, process.execPath, [join(consumer, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'])
  try {
    return await emulated(consumer, tool, async (emulator) => {
      await throwaway(async (gateway) => {
        await gateway.set('modules', { SOCIAL3: true })
        await gateway.set('firebase', {
          projectId,
          authDomain: `${projectId}.firebaseapp.com`,
          apiKey: 'public',
          jwksUrl: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/`,
        })
        const policy = `default-src 'none'; script-src 'self'; connect-src 'self' ${emulator}`
        await visitBuilt(join(consumer, 'dist'), (page) => prove(page, emulator, sign), {
          gateway: gateway.url,
          policy,
          query: `?emulator=${encodeURIComponent(emulator)}`,
        })
      })
      return 'a wrong code is refused, an unsigned token is refused, the same token signed logs its telephone in'
    })
  } finally {
    keys.close()
  }
}

async function prove(page: Page, emulator: string, sign: (unsigned: string) => Promise<string>): Promise<void> {
  const output = page.locator('output')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const enter = async (code: string) => {
    await page.getByLabel('Code').fill(code)
    await press('Log in')
  }
  await expect(output).toHaveText('Firebase')
  await press('Send')
  await expect(output).toHaveText('sent')
  await enter('000000')
  await expect(output).toHaveText('sms_wrong')
  await enter(await lastCode(emulator))
  await expect(output).toHaveText('social_failed')

  await page.route(`${emulator}/**/accounts:signInWithPhoneNumber*`, async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { idToken: string }
    await route.fulfill({ response: answer, json: { ...json, idToken: await sign(json.idToken) } })
  })
  await press('Send')
  await expect(output).toHaveText('sent')
  await enter(await lastCode(emulator))
  await expect(output).toHaveText('signed in as 0')
}
