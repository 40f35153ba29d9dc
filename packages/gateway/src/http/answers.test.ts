import { brotliDecompressSync } from 'node:zlib'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { freshApp, registered } from '../testing/inject.ts'

const { app } = await freshApp()
const token = await registered(app, 'answers1')

const status = contract.system.status.path
const lanes = `${contract.games.lanes.path}?language=en`
const balance = contract.wallet.balance.path

async function askFor(of: readonly string[], headers: Record<string, string> = {}) {
  const query = new URLSearchParams(of.map((address) => ['of', address]))
  const answer = await app.inject({ url: `/wps/answers?${query}`, headers })
  const { rawPayload } = answer
  const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
  return { status: answer.statusCode, body: JSON.parse(text.toString()) as (string | null)[] }
}
const values = (texts: readonly (string | null)[]) =>
  texts.map((text) => text && (JSON.parse(text) as { value: unknown }).value)

test('several reading calls are answered in their order, each as it is alone', async () => {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' }
  const alone = await Promise.all(
    [lanes, balance].map(
      async (url) => (await app.inject({ url, headers: { authorization: headers.authorization } })).payload,
    ),
  )
  const { status: code, body } = await askFor([lanes, balance], headers)
  expect(code).toBe(200)
  expect(values(body)).toEqual(values(alone))
})

test('a call that is refused leaves the others as they are', async () => {
  const { body } = await askFor([balance, status, `${contract.games.hot.path}?pageSize=-1`])
  expect(body.map((text) => typeof text)).toEqual(['object', 'string', 'object'])
})

test.each([
  ['nothing', []],
  ['a call that writes', [contract.session.logout.path]],
  ['the stream', ['/wps/stream']],
  ['itself', [`/wps/answers?of=${status}`]],
  ['a page', ['/']],
  ['another host', ['https://example.com/wps/system/status']],
  ['too many calls', Array.from({ length: 25 }, () => status)],
])('%s is refused', async (_what, of) => {
  expect(await askFor(of)).toMatchObject({ status: 422, body: { success: false } })
})
