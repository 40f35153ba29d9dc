import { describe, expect, test } from 'vitest'
import { isGatewayError, type GatewayError } from '../errors/gateway-error.ts'
import { toPage } from './page.ts'
import { refusalOf, unwrap } from './unwrap.ts'

const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  unwrap({ status, headers: new Headers(headers), text: typeof body === 'string' ? body : JSON.stringify(body) })

function refused(status: number, body: unknown, headers?: Record<string, string>): GatewayError {
  try {
    read(status, body, headers)
  } catch (error) {
    if (isGatewayError(error)) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('an envelope', () => {
  test('gives its value, whatever that is', () => {
    for (const value of [{ a: 1 }, [1], 'x', 0, false, null])
      expect(read(200, { success: true, value, requestId: 'r' })).toEqual(value)
    expect(read(200, { value: 5 })).toBe(5)
    expect(read(200, { success: true, value: 1, errorCode: null })).toBe(1)
    expect(read(200, { success: true, value: 1, errorCode: 0, error: null })).toBe(1)
  })

  test('of a refusal keeps all that helps its three readers', () => {
    const error = refused(422, {
      success: false,
      value: null,
      code: 'field_invalid',
      message: 'too short',
      field: 'username',
      details: { fields: { username: 'min' } },
      retryable: false,
      retryAfterMs: 1500,
      requestId: 'r9',
    })
    expect({ ...error, message: error.message, key: error.key }).toMatchObject({
      name: 'GatewayError',
      code: 'field_invalid',
      message: 'too short',
      key: 'err.field_invalid',
      field: 'username',
      details: { fields: { username: 'min' } },
      retryable: false,
      retryAfterMs: 1500,
      requestId: 'r9',
      status: 422,
    })
  })

  test('of a request that came too late may be repeated, also without an envelope', () => {
    expect(refused(408, '')).toMatchObject({ code: 'timeout', retryable: true, status: 408 })
    expect(refused(408, '<h1>Request Timeout</h1>')).toMatchObject({ code: 'timeout', retryable: true })
    for (const status of [400, 413, 431]) expect(refused(status, '').retryable).toBe(false)
  })

  test.each([
    ['7', 7000],
    [' 7 ', 7000],
    ['Fri, 27 Nov 2026 10:00:30 GMT', 30_000],
    ['Fri, 27 Nov 2026 09:59:00 GMT', undefined],
    ['2592000', 2 ** 31 - 1],
    ['9'.repeat(400), 2 ** 31 - 1],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
  ])('of Retry-After: %s takes %s ms, by the clock of the server', (header, ms) => {
    const headers = new Headers({ 'retry-after': header, date: 'Fri, 27 Nov 2026 10:00:00 GMT' })
    expect(refusalOf({ status: 503, headers, text: '' }).retryAfterMs).toBe(ms)
  })

  test('of other gateways is read too', () => {
    expect(refused(200, { success: false, code: 'locked' })).toMatchObject({ code: 'locked', status: 200 })
    expect(refused(200, { success: false, message: 'no' })).toMatchObject({ code: 'unknown', message: 'no' })
    expect(refused(200, { errorCode: 'captcha_wrong', message: 'again' }).code).toBe('captcha_wrong')
    expect(
      refused(200, {
        value: {},
        error: { code: 'insufficient_funds', message: 'no money', field: 'amount', details: { left: 1 } },
      }),
    ).toMatchObject({ code: 'insufficient_funds', message: 'no money', field: 'amount', details: { left: 1 } })
    expect(refused(500, { error: 'it broke, sorry' })).toMatchObject({ code: 'unknown', message: 'it broke, sorry' })
    expect(refused(200, { success: false, code: 'brand_new_code' }).key).toBe('err.brand_new_code')
  })

  test('without a code is named by its status', () => {
    const named = Object.fromEntries(
      [401, 403, 404, 418, 429, 451, 500, 502, 503].map((status) => [status, refused(status, {}).code]),
    )
    expect(named).toEqual({
      401: 'token_expired',
      403: 'unknown',
      404: 'not_found',
      418: 'unknown',
      429: 'rate_limited',
      451: 'region_restricted',
      500: 'unknown',
      502: 'unavailable',
      503: 'unavailable',
    })
  })
})

describe('a response without an envelope', () => {
  const pages: [number, unknown, string, string][] = [
    [200, '<!doctype html><title>Log in to the hotel</title>', 'unknown', 'not_json'],
    [200, '{"success":true,"value":{"games":[', 'unknown', 'not_json'],
    [200, '', 'unknown', 'not_json'],
    [200, [1, 2], 'unknown', 'not_json'],
    [200, 'null', 'unknown', 'not_json'],
    [200, { hello: 1 }, 'unknown', 'not_an_envelope'],
    [401, '<h1>Password?</h1>', 'unknown', 'not_json'],
    [502, '<h1>Bad gateway</h1>', 'unavailable', 'not_json'],
    [429, 'slow down', 'rate_limited', 'not_json'],
  ]
  test.each(pages)('%i %j is %s', (status, body, code, reason) => {
    expect(refused(status, body, { 'content-type': 'text/html', 'x-request-id': 'r3' })).toMatchObject({
      code,
      status,
      details: { reason },
      requestId: 'r3',
    })
  })

  test('only an unreachable gateway is worth a retry', () => {
    expect([200, 401, 404, 429, 500, 502, 503, 504].filter((status) => refused(status, 'x').retryable)).toEqual([
      502, 503, 504,
    ])
  })
})

describe('a list', () => {
  const rows = [{ nodeId: 1 }, { nodeId: 2 }]
  test.each(['games', 'content', 'list'])('under %s', (key) => {
    expect(toPage({ [key]: rows, pageNum: 3, totalPages: 9, totalCount: 170 }, key)).toEqual({
      items: rows,
      page: 3,
      totalPages: 9,
      totalCount: 170,
    })
  })

  test('without a length is one page', () => {
    expect(toPage({ list: rows }, 'list')).toEqual({ items: rows, page: 1, totalPages: 1, totalCount: 2 })
  })

  test.each([[null], [[]], ['x'], [{}], [{ games: { 0: 1 } }], [{ games: null }]])(
    'without rows is none: %j',
    (value) => {
      expect(toPage(value, 'games')).toBeUndefined()
    },
  )
})
