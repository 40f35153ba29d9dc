import { expect, test, vi } from 'vitest'
import { isGatewayError } from '../errors/gateway-error.ts'
import { systemClock } from './clock.ts'
import { sendRequest } from './send-request.ts'

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (isGatewayError(error) ? error : Promise.reject(error)),
  )
const send = (response: Response | (() => Promise<Response>), maxLength = 1000) =>
  sendRequest(
    {
      fetch: async () => (typeof response === 'function' ? response() : response),
      maxLength,
      clock: { ...systemClock, now: () => 1_000_000 },
    },
    'http://gateway.test',
    {},
  )

test('decodes text that was split inside a character', async () => {
  const bytes = new TextEncoder().encode('{"a":"চাকা"}')
  const pieces = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect((await send(new Response(pieces))).text).toBe('{"a":"চাকা"}')
})

test('stops reading an answer that is too large', async () => {
  const cancel = vi.fn()
  let given = 0
  const endless = new ReadableStream({
    pull(controller) {
      given++
      controller.enqueue(new Uint8Array(400))
    },
    cancel,
  })
  expect(await failure(send(new Response(endless)))).toMatchObject({
    code: 'unknown',
    details: { reason: 'too_large' },
  })
  expect(cancel).toHaveBeenCalledOnce()
  expect(given).toBeLessThan(12)
  expect((await send(new Response('x'.repeat(1000)))).text.length).toBe(1000)
})

test('a connection that breaks, before or inside the answer, is a network error', async () => {
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"succ'))
      queueMicrotask(() => controller.error(new TypeError('terminated')))
    },
  })
  for (const error of [
    await failure(send(new Response(cut))),
    await failure(send(() => Promise.reject(new TypeError('fetch failed')))),
  ]) {
    expect(error).toMatchObject({ code: 'network_abnormal', retryable: true, status: 0 })
    expect(error?.cause).toBeInstanceOf(TypeError)
  }
})

test('takes the time of the server', async () => {
  const at = (date: string) => send(new Response('', { headers: { date } }))
  expect((await at(new Date(3_000_000).toUTCString())).offsetMs).toBe(2_000_500)
  expect((await at('yesterday')).offsetMs).toBeNaN()
  expect((await send(new Response(''))).offsetMs).toBeNaN()
})
