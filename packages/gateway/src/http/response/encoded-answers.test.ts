import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { freshApp } from '../../testing/inject.ts'

const { app } = await freshApp()
const list = `${contract.games.list.path}?gameType=RNG&pageSize=24`
const status = contract.system.status.path

async function read<Value = Record<string, unknown>>(url: string, accepted?: string, remoteAddress = '127.0.0.1') {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const answer = await app.inject({ method: 'GET', url, headers, remoteAddress })
  const encoding = answer.headers['content-encoding']
  const { rawPayload } = answer
  expect(Number(answer.headers['content-length'])).toBe(rawPayload.length)
  const plain =
    encoding === 'br' ? brotliDecompressSync(rawPayload) : encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  const { value, ...rest } = JSON.parse(plain.toString()) as { value: Value; success: boolean; requestId: string }
  return { encoding, headers: answer.headers, length: rawPayload.length, value, rest }
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.0', undefined],
])('to a client that accepts %j a list is sent as %s, under its own id', async (accepted, encoding) => {
  const plain = await read(list)
  for (let time = 0; time < 2; time++) {
    const answer = await read(list, accepted)
    expect(answer.encoding).toBe(encoding)
    expect(answer.value).toEqual(plain.value)
    expect(answer.rest).toEqual({ success: true, requestId: answer.headers['x-request-id'] })
    expect(answer.rest.requestId).not.toBe(plain.rest.requestId)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      vary: 'accept-encoding',
    })
    if (encoding) expect(answer.length).toBeLessThan(plain.length / 2)
  }
})

test.each(['identity', 'br', 'gzip'])(
  'the status has what is of this call, and what the operator has changed: %s',
  async (encoding) => {
    type Status = { location: { ip: string }; currency: { code: string }; serverTime: string; maintenance: boolean }
    const before = await read<Status>(status, encoding)
    const other = await read<Status>(status, encoding, '203.0.113.9')
    expect(other.value).toEqual({
      ...before.value,
      location: { ...before.value.location, ip: '203.0.113.9' },
      serverTime: other.value.serverTime,
    })
    contract.system.status.output.parse(before.value)
    await app.services.settingsStore.write('maintenance', { on: true, message: 'tonight' })
    await app.services.settingsStore.write('site', { timeZone: 'Asia/Kathmandu' })
    expect((await read<Status>(status, encoding)).value).toMatchObject({
      maintenance: true,
      maintenanceMessage: 'tonight',
      timeZone: 'Asia/Kathmandu',
    })
    for (const group of ['maintenance', 'site'] as const) await app.services.settingsStore.write(group, {})
    expect(Object.keys((await read<Status>(status, encoding)).value)).toEqual(Object.keys(before.value))
  },
)
