import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { call, freshApp, inject, refusalOf, valueOf } from '../../testing/inject.ts'
import { canonicalIp, canonicalForwardedFor } from './ip-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['"203.0.113.7:49152"', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:49152', '2001:db8::1'],
  ['"[2001:db8::1]:49152"', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
])('%s is the address %s', (text, address) => expect(canonicalIp(text)).toBe(address))

const none =
  'unknown _hidden evil.example 203.0.113 203.0.113.7.8 203.0.113.007 0xcb.0.113.7 3405803783 203.0.113.7: ' +
  '203.0.113.7:x 203.0.113.7/24 2001:db8:::1 [2001:db8::1'
test.each(['', '1.2.3.4 5.6.7.8', ...none.split(' ')])('%j is no address', (text) =>
  expect(canonicalIp(text)).toBeUndefined(),
)

test('of a chain, what stands before an entry that cannot be read is left out', () => {
  expect(canonicalForwardedFor('198.51.100.1:80, 203.0.113.7:49152')).toBe('198.51.100.1, 203.0.113.7')
  expect(canonicalForwardedFor('198.51.100.1, unknown, 203.0.113.7,')).toBe('203.0.113.7')
  expect(canonicalForwardedFor('198.51.100.1, unknown')).toBe('')
})

const { app } = await freshApp({ trustProxy: ['127.0.0.1', '10.0.0.0/8'] })
const statusFor = async (forwarded: string, remoteAddress = '127.0.0.1') =>
  valueOf(
    await call<{ regionRestriction: boolean; location: { ip: string } }>(
      app,
      contract.system.status,
      {},
      { ip: remoteAddress, headers: { 'x-forwarded-for': forwarded } },
    ),
  )

test('the block of a region holds for every spelling of its addresses', async () => {
  await app.services.settingsStore.write('region', { blockedIps: ['203.0.113.0/24', '2001:db8:bad::/48'] })
  const spellings = [
    '203.0.113.7',
    '203.0.113.7:49152',
    '"203.0.113.7:1"',
    '::ffff:203.0.113.7',
    '[::ffff:cb00:7107]:9',
  ]
  for (const spelling of spellings)
    expect(await statusFor(spelling), spelling).toMatchObject({
      regionRestriction: true,
      location: { ip: '203.0.113.7' },
    })
  for (const spelling of ['[2001:db8:bad::1]:443', '2001:DB8:BAD:0::1', '[2001:db8:bad::1%eth0]'])
    expect((await statusFor(spelling)).regionRestriction, spelling).toBe(true)
  const refused = await inject(app, {
    method: 'GET',
    url: contract.system.whitelabel.path,
    headers: { 'x-forwarded-for': '203.0.113.7:49152' },
  })
  expect(refusalOf(refused).code).toBe('region_restricted')
})

test('the visitor is whom the nearest stranger among the proxies names', async () => {
  const addressFor = async (forwarded: string, remote?: string) => (await statusFor(forwarded, remote)).location.ip
  expect(await addressFor('198.51.100.1, 203.0.113.7:1, 10.1.2.3:5000')).toBe('203.0.113.7')
  // Nobody knows who wrote what stands before an entry that cannot be read.
  expect(await addressFor('203.0.113.7, unknown, 10.1.2.3:5000')).toBe('10.1.2.3')
  expect(await addressFor('evil')).toBe('127.0.0.1')
  expect(await addressFor('203.0.113.7:80', '198.51.100.4')).toBe('198.51.100.4')
  expect(await addressFor('203.0.113.7:80', '::ffff:127.0.0.1')).toBe('203.0.113.7')
  expect(await addressFor('203.0.113.7:80', '::ffff:198.51.100.4')).toBe('198.51.100.4')
})

test('changing ports do not lift the limit of an address', async () => {
  await app.services.settingsStore.write('region', {})
  const codes = new Set<string | undefined>()
  for (let port = 40_000; port < 40_040; port++) {
    const { body } = await call(
      app,
      contract.session.freePlay,
      {},
      {
        headers: { 'x-forwarded-for': `198.51.100.9:${port}` },
        ip: '127.0.0.1',
      },
    )
    codes.add(body.success ? undefined : body.code)
  }
  expect(codes).toContain('trial_limit')
})
