import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyCalls, earlyCallsMeta, withAnswers } from '../../page-html.ts'
import { takeEarlyCall } from './early-calls.ts'

const headers = { 'X-Module-Id': 'COMM3', 'Accept-Language': 'bn' }
const address = '/wps/system/status'
type Answered = { status: number; headers: Headers; text: string }
const answered = (more: Partial<Answered> = {}): Answered => ({
  status: 200,
  headers: new Headers(),
  text: '{"value":1}',
  ...more,
})
const page = (answer: Promise<Answered>) => ({ earlyCalls: { [address]: { headers, answer } } })

// ms since the page was opened: a worker of the tests is older.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000))
afterEach(() => void vi.restoreAllMocks())

it('an answer asked for early is handed out once, without the time of the gateway', async () => {
  const from = page(
    Promise.resolve(answered({ headers: new Headers({ date: 'Wed, 25 Nov 2026 10:00:00 GMT', 'x-request-id': '7' }) })),
  )
  const taken = await takeEarlyCall(address, { method: 'GET', headers }, from)
  expect(await taken?.json()).toEqual({ value: 1 })
  expect([taken?.headers.get('date'), taken?.headers.get('x-request-id')]).toEqual([null, '7'])
  expect(takeEarlyCall(address, { method: 'GET', headers }, from)).toBeUndefined()
})

it('an answer in the page is handed out once, whoever asks', async () => {
  const from = { pageAnswers: { [address]: { open: true } } }
  const taken = await takeEarlyCall(address, { headers: { ...headers, Authorization: 'Bearer b' } }, from)
  expect(await taken?.json()).toEqual({ success: true, value: { open: true } })
  expect(takeEarlyCall(address, { headers }, from)).toBeUndefined()
})

it.each([
  ['navigate', { success: true, value: 7 }],
  ['back_forward', undefined],
])('a page that was opened by %s: its answers', async (type, expected) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  const html = withAnswers(
    `<html><head>${earlyCallsMeta([{ path: address, module: 'COMM3' }])}</head><body></body></html>`,
    {
      [address]: 7,
    },
  )
  expect(earlyCalls(html)).toEqual([])
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  expect(await (await takeEarlyCall(address, { headers }, {}))?.json()).toEqual(expected)
  document.body.replaceChildren()
})

it('a refusal is handed on as it came', async () => {
  const taken = await takeEarlyCall(address, { headers }, page(Promise.resolve(answered({ status: 401 }))))
  expect(taken?.status).toBe(401)
})

it.each([
  ['another language', address, { headers: { ...headers, 'Accept-Language': 'en' } }],
  ['another session', address, { headers: { ...headers, Authorization: 'Bearer b' } }],
  ['another address', '/wps/member/info', { headers }],
  ['a call that writes', address, { method: 'POST', headers }],
])('%s gets none', (_what, input, init) => {
  expect(takeEarlyCall(input, init, page(Promise.resolve(answered())))).toBeUndefined()
})

it('an answer of long ago is not handed out', () => {
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(takeEarlyCall(address, { headers }, page(Promise.resolve(answered())))).toBeUndefined()
})

it('one that failed is asked for again, and an end by the caller ends it', async () => {
  const again = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const taken = await takeEarlyCall(address, { headers }, page(Promise.reject(new TypeError('no line'))))
  expect([taken?.status, again.mock.calls.length]).toEqual([200, 1])

  const control = new AbortController()
  const never = takeEarlyCall(address, { headers, signal: control.signal }, page(new Promise(() => {})))
  control.abort(new Error('left'))
  await expect(never).rejects.toThrow('left')
})

it('a page without any is like before', () => {
  expect(takeEarlyCall(address, { headers }, {})).toBeUndefined()
})
