import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createVendor } from '../src/vendor.ts'
import { vendorEnv } from './vendorEnv.ts'

test('the trace of a request goes on to the gateway, and what is no trace does not', async () => {
  const seen: unknown[] = []
  const gateway = createServer((request, response) => {
    seen.push(request.headers.traceparent)
    request.resume()
    response.end(JSON.stringify({ status: 'TOKEN_EXPIRED' }))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const dataDir = await mkdtemp(join(tmpdir(), 'vendor-trace-'))
  const vendor = await createVendor(
    readConfig(vendorEnv(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, dataDir, 'test-secret')),
    () => {},
  )
  const port = await vendor.listen()
  const enter = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ vass: 'PG', gameCode: 'jewel_lane', token: 'x'.repeat(43) }),
    })
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  await enter({ traceparent })
  await enter({ traceparent: 'anything' })
  await enter({})
  expect(seen).toEqual([traceparent, undefined, undefined])
  await vendor.close()
  gateway.close()
  await rm(dataDir, { recursive: true })
})
