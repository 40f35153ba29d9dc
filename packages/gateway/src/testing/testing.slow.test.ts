import { createBrandClient, createSessionStore, memoryStorage } from '@brand/sdk'
import { once } from 'node:events'
import { connect } from 'node:net'
import { contract } from '@brand/sdk/contract'
import { expect, inject, test } from 'vitest'
import { startGateway } from '../testing.ts'

test('a throwaway gateway answers over HTTP, has the demo accounts, changes its settings and leaves nothing', async () => {
  const gateway = await startGateway({ server: inject('postgres') })
  const status = async () =>
    (await (await fetch(gateway.url + contract.system.status.path)).json()) as { value: { maintenance: boolean } }
  expect((await status()).value.maintenance).toBe(false)
  expect(gateway.accounts.map(({ kind }) => kind).toSorted()).toEqual(['agent', 'member', 'trial'])
  await gateway.set('maintenance', { on: true })
  expect((await status()).value.maintenance).toBe(true)
  await gateway.stop()
  await expect(status()).rejects.toThrow()
})

test('two of them are independent', async () => {
  const [one, two] = await Promise.all([
    startGateway({ server: inject('postgres') }),
    startGateway({ server: inject('postgres') }),
  ])
  const sdk = createBrandClient({ baseUrl: one.url, session: createSessionStore(memoryStorage()) })
  const value = await sdk.session.freePlay()
  sdk.close()
  const info = (url: string) =>
    fetch(url + contract.member.info.path, { headers: { authorization: `Bearer ${value.token}` } })
  expect([(await info(one.url)).status, (await info(two.url)).status]).toEqual([200, 401])
  await Promise.all([one.stop(), two.stop()])
})

test('a connection that never sent a byte does not delay its stop', async () => {
  const gateway = await startGateway({ server: inject('postgres') })
  const silent = connect(Number(new URL(gateway.url).port), '127.0.0.1')
  await once(silent, 'connect')
  // Node would wait for it for five minutes, longer than a test may take.
  await gateway.stop()
  silent.destroy()
})
