import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyCalls, earlyCallsMeta, withAnswers } from '../../page-html.ts'
import { takeEarlyCall } from './early-calls.ts'

const headers = { 'X-Module-Id': 'COMM3', 'Accept-Language': 'bn' }
const address = '/wps/system/status'
const text = '{"value":1}'
const page = (answer: Promise<string | null | undefined>) => ({ earlyCalls: { [address]: { headers, answer } } })

// ms since the page was opened: a worker of the tests is older.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000))
afterEach(() => void vi.restoreAllMocks())

it('an answer asked for early is handed out once', async () => {
  const from = page(Promise.resolve(text))
  const taken = await takeEarlyCall(address, { method: 'GET', headers }, from)
  expect(await taken?.json()).toEqual({ value: 1 })
  expect(takeEarlyCall(address, { method: 'GET', headers }, from)).toBeUndefined()
})

it('an answer asked for early serves a call that begins a trace', async () => {
  const traced = { ...headers, traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }
  const taken = await takeEarlyCall(address, { method: 'GET', headers: traced }, page(Promise.resolve(text)))
  expect(await taken?.json()).toEqual({ value: 1 })
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

it.each([
  ['another language', address, { headers: { ...headers, 'Accept-Language': 'en' } }],
  ['another session', address, { headers: { ...headers, Authorization: 'Bearer b' } }],
  ['another address', '/wps/member/info', { headers }],
  ['a call that writes', address, { method: 'POST', headers }],
])('%s gets none', (_what, input, init) => {
  expect(takeEarlyCall(input, init, page(Promise.resolve(text)))).toBeUndefined()
})

it('an answer from before a call that writes is not handed out', () => {
  const from = page(Promise.resolve(text))
  void takeEarlyCall('/wps/favourites', { method: 'POST', headers }, from)
  expect(takeEarlyCall(address, { headers }, from)).toBeUndefined()
})

it('an answer from before a game is launched is handed out', async () => {
  const from = page(Promise.resolve(text))
  void takeEarlyCall('/wps/game/launchGame', { method: 'POST', headers }, from)
  expect(await (await takeEarlyCall(address, { headers }, from))?.json()).toEqual({ value: 1 })
})

it('an answer of long ago is not handed out', () => {
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(takeEarlyCall(address, { headers }, page(Promise.resolve(text)))).toBeUndefined()
})

it('one that brought nothing is asked for again, and an end by the caller ends it', async () => {
  const again = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const taken = await takeEarlyCall(address, { headers }, page(Promise.resolve(null)))
  expect([taken?.status, again.mock.calls.length]).toEqual([200, 1])

  const control = new AbortController()
  const never = takeEarlyCall(address, { headers, signal: control.signal }, page(new Promise(() => {})))
  control.abort(new Error('left'))
  await expect(never).rejects.toThrow('left')
})

it('a page without any is like before', () => {
  expect(takeEarlyCall(address, { headers }, {})).toBeUndefined()
})
