import { GatewayError } from '@brand/sdk'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createI18n } from '../i18n/i18n.ts'
import { toasts } from '../overlays/Toaster.tsx'
import { intentOf, isSilence } from './intent.ts'
import { createQueryClient } from '../api/query-client.ts'
import { useIdempotentMutation } from './use-idempotent-mutation.ts'

// No account has logged in here, and the intents belong to that.
const owner = ''

let i18n: Awaited<ReturnType<typeof createI18n>>
let client: ReturnType<typeof createQueryClient>
beforeAll(async () => {
  // What is known is shown at once, whichever clock runs.
  notifyManager.setScheduler((callback) => callback())
  i18n = await createI18n('en', ['site', 'err'])
})
afterAll(() => notifyManager.setScheduler((callback) => setTimeout(callback, 0)))
beforeEach(() => {
  sessionStorage.clear()
  client = createQueryClient()
})
afterEach(() => vi.restoreAllMocks())

const lost = () => Promise.reject(new GatewayError({ code: 'network_abnormal' }))
const notFound = () => Promise.reject(new GatewayError({ code: 'not_found' }))

/** Lets what is due now run, with the clock of the test. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

function form(
  send: (input: object, key: string) => Promise<string>,
  find: (key: string) => Promise<string> = notFound,
) {
  const done: string[] = []
  const ways = { send: vi.fn(send), find: vi.fn(find) }
  return {
    ...ways,
    done,
    ...renderHook(
      () =>
        useIdempotentMutation<object, string>({
          name: 'test',
          mutationFn: ways.send,
          find: ways.find,
          onSuccess: (value, here) => void done.push(here ? value : `${value}, elsewhere`),
        }),
      {
        wrapper: ({ children }) => (
          <QueryClientProvider client={client}>
            <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
          </QueryClientProvider>
        ),
      },
    ),
  }
}

it('ten presses at once are one', async () => {
  const { result, send, done } = form(async () => 'order')
  await act(
    async () => void (await Promise.all(Array.from({ length: 10 }, () => result.current.mutate({ amount: '5' })))),
  )
  expect(send).toHaveBeenCalledOnce()
  expect([done, result.current.state, intentOf('test', owner).waiting()]).toEqual([['order'], 'idle', undefined])
})

it('a press between the answer and the form drawn anew is the same one; after that it is another', async () => {
  const { result, send, rerender } = form(async () => 'order')
  await act(async () => {
    await result.current.mutate({ amount: '5' })
    await result.current.mutate({ amount: '5' })
  })
  expect(send).toHaveBeenCalledTimes(1)
  // As whatever is typed draws it.
  rerender()
  await act(() => result.current.mutate({ amount: '5' }))
  expect(send).toHaveBeenCalledTimes(2)
})

it('queries the result of a lost answer by its key, and does not send it again', async () => {
  const { result, send, find, done } = form(lost, async () => 'order')
  await act(() => result.current.mutate({ amount: '5' }))
  expect([send.mock.calls.length, done]).toEqual([1, ['order']])
  expect(find).toHaveBeenCalledWith(send.mock.calls[0]?.[1])
})

it('what never arrived may be pressed again, under the same key; another amount is another intent', async () => {
  const { result, send } = form(lost)
  for (const amount of ['5', '5', '6']) await act(() => result.current.mutate({ amount }))
  const keys = send.mock.calls.map(([, key]) => key)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
  expect(result.current.error).toBeInstanceOf(GatewayError)
})

it('a refusal is an answer', async () => {
  const { result, find } = form(() => Promise.reject(new GatewayError({ code: 'amount_out_of_range' })))
  await act(() => result.current.mutate({ amount: '5' }))
  expect([find.mock.calls.length, result.current.state, intentOf('test', owner).waiting()]).toEqual([
    0,
    'idle',
    undefined,
  ])
})

it('what is refused before its key is looked at may have been sent before: the key stays until that is known', async () => {
  const closed = () => Promise.reject(new GatewayError({ code: 'maintenance', status: 503 }))
  let isOpen = false
  const { result, send, done } = form(closed, () => (isOpen ? Promise.resolve('order') : closed()))
  await act(() => result.current.mutate({ amount: '5' }))
  expect([result.current.state, result.current.error]).toMatchObject(['idle', { code: 'maintenance' }])
  isOpen = true
  await act(() => result.current.mutate({ amount: '5' }))
  expect(send.mock.calls[1]?.[1]).toBe(send.mock.calls[0]?.[1])
  expect([done, intentOf('test', owner).waiting()]).toEqual([['order'], undefined])
})

it('what was refused before its key was looked at, and had not arrived, waits for nothing', async () => {
  const { result, find } = form(() => Promise.reject(new GatewayError({ code: 'throttled', status: 429 })))
  await act(() => result.current.mutate({ amount: '5' }))
  expect([find.mock.calls.length, result.current.error]).toMatchObject([1, { code: 'throttled' }])
  expect(intentOf('test', owner).waiting()).toBeUndefined()
})

it('after a lost connection it finds that nothing arrived, and allows another press', async () => {
  vi.useFakeTimers()
  let up = false
  const { result, done } = form(lost, () => (up ? notFound() : lost()))
  await act(async () => void result.current.mutate({ amount: '5' }))
  await settle()
  expect(result.current.state).toBe('unknown')
  up = true
  await act(async () => void globalThis.dispatchEvent(new Event('online')))
  await settle()
  expect([result.current.state, isSilence(result.current.error), done]).toEqual(['idle', true, []])
  vi.useRealTimers()
})

it('after a reload, and while the gateway does not answer, it keeps querying', async () => {
  vi.useFakeTimers()
  const { key } = intentOf('test', owner).begin({ amount: '5' })
  let up = false
  const { result, find, send, done } = form(lost, () => (up ? Promise.resolve('order') : lost()))
  await settle()
  expect([find.mock.calls[0], result.current.state]).toEqual([[key], 'unknown'])
  await act(() => result.current.mutate({ amount: '5' }))
  up = true
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect([send.mock.calls.length, done, result.current.state]).toEqual([0, ['order'], 'idle'])
  vi.useRealTimers()
})

it('a call that a reload cut off may arrive late: only when it no longer can has it not arrived', async () => {
  vi.useFakeTimers()
  intentOf('test', owner).begin({ amount: '5' })
  const { result, find, done } = form(lost)
  await settle()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([result.current.state, result.current.error]).toEqual(['unknown', undefined])
  find.mockResolvedValueOnce('order')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect([result.current.state, done]).toEqual(['idle', ['order']])

  intentOf('test', owner).begin({ amount: '6' })
  const other = form(lost)
  await settle()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(other.result.current).toMatchObject({ state: 'idle', error: { code: 'network_abnormal' } })
  expect(other.done).toEqual([])
  vi.useRealTimers()
})

it('a form that is left and opened again shows the state of the press, and is notified once', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = form(() => promise)
  let pressed: Promise<void> | undefined
  act(() => void (pressed = first.result.current.mutate({ amount: '5' })))
  first.unmount()
  const second = form(lost)
  await act(() => second.result.current.mutate({ amount: '5' }))
  expect([second.result.current.state, second.send.mock.calls, second.find.mock.calls]).toEqual(['busy', [], []])
  resolve('order')
  await act(() => pressed ?? Promise.reject(new Error('not pressed')))
  expect([first.done, second.done, second.result.current.state, intentOf('test', owner).waiting()]).toEqual([
    [],
    ['order'],
    'idle',
    undefined,
  ])
})

it('a result that arrives after the form was left is reported, a refusal too', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const answered = form(() => promise)
  let pressed: Promise<void> | undefined
  act(() => void (pressed = answered.result.current.mutate({ amount: '5' })))
  answered.unmount()
  resolve('order')
  await pressed
  expect([answered.done, intentOf('test', owner).waiting()]).toEqual([['order, elsewhere'], undefined])

  const show = vi.spyOn(toasts, 'show')
  const refusal = new GatewayError({ code: 'insufficient_funds' })
  const answer = Promise.withResolvers<string>()
  const refused = form(() => answer.promise)
  act(() => void (pressed = refused.result.current.mutate({ amount: '6' })))
  refused.unmount()
  answer.reject(refusal)
  await pressed
  await vi.waitFor(() => expect(show).toHaveBeenCalled())
  expect(show.mock.calls).toEqual([[{ tone: 'danger', title: expect.stringContaining('balance') }]])
})

it('what another account pressed in this tab is neither queried nor sent', async () => {
  const theirs = intentOf('test', 'somebody01').begin({ amount: '5' })
  const { result, find, send } = form(async () => 'order')
  await act(() => Promise.resolve())
  expect([find.mock.calls.length, result.current.state]).toEqual([0, 'idle'])
  await act(() => result.current.mutate({ amount: '5' }))
  expect(send.mock.calls[0]?.[1]).not.toBe(theirs.key)
})
