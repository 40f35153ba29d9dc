import { AskedInstant } from '@brand/sdk/contract'
import * as z from 'zod'
import { safeAddress } from '../../lib/addresses.ts'
import { refuse } from '../../lib/refusal.ts'
import { localized } from '../../lib/text/localized.ts'
import { command, defineOperator, WrongInput } from '../../server/command.ts'
import { isClosed } from '../../settings/maintenance.ts'
import { range } from '../../settings/kernel.ts'

const message = localized(z.string().trim().min(1).max(500))
  .optional()
  .describe('What visitors read beside it, by language; who reads another language reads the default of the site')
const time = AskedInstant

const maintenance = defineOperator('maintenance', 'Site maintenance, immediate or planned', [
  command({
    name: 'show',
    summary: 'Shows whether the site is closed, and planned maintenance.',
    input: z.object({}),
    role: 'viewer',
    effect: 'read',
    example: {},
    async run({ settings, clock }) {
      const plan = settings().maintenance
      const closed = isClosed(settings(), clock.now())
      const planned = plan.start ? `; planned from ${plan.start}${plan.end ? ` to ${plan.end}` : ''}` : ''
      return { text: `${closed ? 'closed' : 'open'}${planned}`, data: { closed, ...plan } }
    },
  }),
  command({
    name: 'on',
    summary: 'Closes the site for maintenance now, until it is opened by hand.',
    input: z.object({ message, end: time.optional().describe('When it is expected back; it does not open by itself') }),
    role: 'manager',
    effect: 'change',
    example: { end: '2026-12-01T20:00:00Z', message: { en: 'Back at two.', bn: 'রাত দুটোয় ফিরছি।' } },
    run: async ({ changeSettings }, { message, end }) => ({
      text: 'closed; every gateway has it within two seconds',
      ...(await changeSettings('maintenance', () => ({
        on: true,
        ...(message && { message }),
        ...(end && { end }),
      }))),
    }),
  }),
  command({
    name: 'off',
    summary: 'Opens the site and drops planned maintenance.',
    input: z.object({}),
    role: 'manager',
    effect: 'change',
    example: {},
    run: async ({ changeSettings }) => ({
      text: 'open; every gateway has it within two seconds',
      ...(await changeSettings('maintenance', () => ({}))),
    }),
  }),
  command({
    name: 'plan',
    summary: 'Plans maintenance in which the site closes and reopens by itself. Visitors are told beforehand.',
    input: z.object({ start: time.describe('When it closes'), end: time.describe('When it opens'), message }),
    role: 'manager',
    effect: 'change',
    example: { start: '2026-12-01T18:00:00Z', end: '2026-12-01T20:00:00Z' },
    async run({ changeSettings, clock }, { start, end, message }) {
      const now = clock.now().getTime()
      if (Date.parse(end) <= Math.max(Date.parse(start), now))
        throw new WrongInput([{ path: 'end', message: 'must be later than start, and not over' }])
      const rest = await changeSettings('maintenance', ({ on }) => {
        if (on && Date.parse(start) > now)
          throw new WrongInput([
            {
              path: 'start',
              message: 'would open the site until then: it is closed by hand, and `maintenance off` opens it',
            },
          ])
        return { start, end, ...(message && { message }) }
      })
      return { text: `closed from ${start} to ${end}`, ...rest }
    },
  }),
])

const country = z.string().regex(/^[A-Z]{2}$/)
const countries = z.array(country).default([]).describe('ISO codes of countries')
const addresses = z.array(range).default([]).describe('Addresses or ranges like 203.0.113.0/24')
const without = <T>(list: readonly T[], gone: readonly T[]) => list.filter((one) => !gone.includes(one))
const unique = <T>(list: readonly T[]) => [...new Set(list)]

function demandOne(given: { countries: readonly string[]; addresses: readonly string[] }): void {
  if (given.countries.length + given.addresses.length === 0)
    throw new WrongInput([{ path: 'countries', message: 'or addresses must name one at least' }])
}

const regions = defineOperator('regions', 'Blocked countries and IP addresses', [
  command({
    name: 'show',
    summary: 'Shows blocked countries and IP addresses, and the countries of IP ranges.',
    input: z.object({}),
    role: 'viewer',
    effect: 'read',
    example: {},
    async run({ settings }) {
      const { blockedCountries, blockedIps, places } = settings().region
      const text = [
        `countries: ${blockedCountries.join(', ') || 'none'}`,
        `addresses: ${blockedIps.join(', ') || 'none'}`,
        ...places.map(({ cidr, country: code, region }) => `${cidr} is ${code} ${region}`.trimEnd()),
      ].join('\n')
      return { text, data: settings().region }
    },
  }),
  command({
    name: 'block',
    summary: 'Blocks more countries or IP addresses.',
    input: z.object({ countries, addresses }),
    role: 'manager',
    effect: 'change',
    example: { addresses: ['203.0.113.0/24'] },
    async run({ changeSettings }, given) {
      demandOne(given)
      const rest = await changeSettings('region', (now, written) => ({
        ...written,
        blockedCountries: unique([...now.blockedCountries, ...given.countries]),
        blockedIps: unique([...now.blockedIps, ...given.addresses]),
      }))
      return { text: `blocked: ${[...given.countries, ...given.addresses].join(', ')}`, ...rest }
    },
  }),
  command({
    name: 'unblock',
    summary: 'Unblocks countries or IP addresses.',
    input: z.object({ countries, addresses }),
    role: 'manager',
    effect: 'change',
    example: { addresses: ['203.0.113.0/24'] },
    async run({ changeSettings, settings }, given) {
      demandOne(given)
      const { blockedCountries, blockedIps } = settings().region
      const unknown = [...without(given.countries, blockedCountries), ...without(given.addresses, blockedIps)]
      if (unknown.length > 0) throw refuse('not_found', { message: `not blocked: ${unknown.join(', ')}` })
      const rest = await changeSettings('region', (now, written) => ({
        ...written,
        blockedCountries: without(now.blockedCountries, given.countries),
        blockedIps: without(now.blockedIps, given.addresses),
      }))
      return { text: `not blocked any more: ${[...given.countries, ...given.addresses].join(', ')}`, ...rest }
    },
  }),
  command({
    name: 'place',
    summary: 'Sets the country of an IP range. Of ranges that overlap the smallest applies.',
    input: z.object({
      cidr: range.describe('An address or a range'),
      country: country.describe('ISO code'),
      region: z.string().max(60).default('').describe('Part of the country'),
    }),
    role: 'manager',
    effect: 'change',
    example: { cidr: '198.51.100.0/24', country: 'BD', region: 'Dhaka' },
    async run({ changeSettings }, one) {
      const rest = await changeSettings('region', (now, written) => ({
        ...written,
        places: [...now.places.filter(({ cidr }) => cidr !== one.cidr), one],
      }))
      return { text: `${one.cidr} is ${one.country} ${one.region}`.trimEnd(), ...rest }
    },
  }),
])

const channelName = z.string().trim().min(1).max(80).describe('Its title, as people read it')

const serviceChannels = defineOperator('service-channels', 'Customer service channels', [
  command({
    name: 'list',
    summary: 'Lists service channels in their order.',
    input: z.object({}),
    role: 'viewer',
    effect: 'read',
    example: {},
    async run({ settings }) {
      const list = settings().site.customerService
      const text = list.map(({ csType, title, path }) => `${csType} ${title}: ${path}`).join('\n')
      return { text: text || 'There is none.', data: list }
    },
  }),
  command({
    name: 'set',
    summary:
      'Adds a service channel, or changes the one with this title. Its host must be in serviceHosts of the group site.',
    input: z.object({
      title: channelName,
      type: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']).describe('Which kind'),
      path: safeAddress.describe('Its address'),
    }),
    role: 'manager',
    effect: 'change',
    example: { title: 'Telegram', type: 'TELEGRAM', path: 'https://t.me/example' },
    async run({ changeSettings }, { title, type, path }) {
      const one = { csType: type, title, path }
      const rest = await changeSettings('site', (now, written) => ({
        ...written,
        customerService: now.customerService.some((known) => known.title === title)
          ? now.customerService.map((known) => (known.title === title ? one : known))
          : [...now.customerService, one],
      }))
      return { text: `${title} leads to ${path}`, ...rest }
    },
  }),
  command({
    name: 'remove',
    summary: 'Removes a service channel.',
    input: z.object({ title: channelName }),
    role: 'manager',
    effect: 'change',
    example: { title: 'Telegram' },
    async run({ changeSettings, settings }, { title }) {
      if (!settings().site.customerService.some((known) => known.title === title))
        throw refuse('not_found', { message: `no channel is called ${title}` })
      const rest = await changeSettings('site', (now, written) => ({
        ...written,
        customerService: now.customerService.filter((known) => known.title !== title),
      }))
      return { text: `${title} is gone`, ...rest }
    },
  }),
])

export default [maintenance, regions, serviceChannels]
