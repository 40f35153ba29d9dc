import { isIP } from 'node:net'
import { AskedInstant, moduleIds, type ModuleId } from '@brand/sdk/contract'
import * as z from 'zod'
import { hostEntry } from '../lib/hosts.ts'
import { hostIn, longestAddress, readAddress, safeAddress, serviceAddress, webAddress } from '../lib/addresses.ts'
import { flagCountries } from '../lib/countries.ts'
import { localized } from '../lib/text/localized.ts'
import { amount, country, languageTag, name, words } from './ranges.ts'
import { sandboxChannels, sandboxResources } from './sandbox-contacts.ts'

/** An address, or a range in CIDR form. */
export const range = z
  .string()
  .max(64)
  .refine((text) => {
    const [address = '', bits, ...rest] = text.split('/')
    if (rest.length > 0) return false
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    return bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most
  }, 'an address or CIDR range')

/** A site of ours: its host, or its address. */
const isDomain = (text: string): boolean => {
  try {
    return hostEntry(text).name !== '' && (!text.includes('://') || serviceAddress.safeParse(text).success)
  } catch {
    return false
  }
}
const domain = z.string().max(longestAddress).refine(isDomain, 'a host or the address of a site')

const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** A zone by its name; an offset would mean the opposite to PostgreSQL. */
const timeZone = z
  .string()
  .max(64)
  .refine((text) => /^[A-Za-z]/.test(text) && isTimeZone(text), 'a time zone like Asia/Dhaka')

/** A name, or `.name` for it and all below it. */
const hostRule = z
  .string()
  .regex(/^\.?[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/, 'a host in lower case, or .host for it and all below it')

/**
 * Channels may be on hosts that were named, on the main domain and on the site itself, so that no link leads to an
 * unknown host.
 */
const channelHosts = ({
  serviceHosts,
  mainDomain,
}: {
  serviceHosts: readonly string[]
  mainDomain: string
}): string[] => [...serviceHosts, ...(isDomain(mainDomain) ? [`.${hostEntry(mainDomain).name}`] : [])]

const off = new Set<ModuleId>(['CAPTCHA3', 'PWDEXPFORCECHANGE3', 'LOGINIPVERF3', 'SOCIAL3'])
const modules = z.object(
  Object.fromEntries(moduleIds.map((id) => [id, z.boolean().default(!off.has(id))])) as Record<
    ModuleId,
    z.ZodDefault<z.ZodBoolean>
  >,
)

const usualOf = (supported: readonly string[]): string => (supported.includes('bn') ? 'bn' : (supported[0] ?? 'en'))

/** Settings of no area: the site as a whole, who is admitted, and which features are on. */
export const settings = {
  site: z
    .object({
      timeZone: timeZone.default('Asia/Dhaka'),
      mainDomain: z
        .string()
        .max(longestAddress)
        .refine((text) => text === '' || isDomain(text), 'a host or the address of a site')
        .default(''),
      domainRoute: z.array(domain).default([]),
      imageCDNs: z.array(webAddress).default([]),
      launchGameCDNs: z.array(webAddress).default([]),
      resources: z
        .record(
          name,
          z.object({
            labelNameEn: words(80),
            labelNameBn: words(80).optional(),
            labelNames: localized(words(80)).optional(),
            url: safeAddress,
          }),
        )
        .default(sandboxResources),
      gtagId: z
        .string()
        .regex(/^((G|GT|UA|AW)-[A-Z0-9-]{4,20})?$/)
        .default(''),
      /** `path` as it is: sent sealed. */
      customerService: z
        .array(z.object({ csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']), title: words(80), path: safeAddress }))
        .default([...sandboxChannels]),
      /** Hosts customer service and chat may be on, besides the main domain; the sandbox's own are invented. */
      serviceHosts: z
        .array(hostRule)
        .default(['t.me', 'm.me', 'wa.me', '.facebook.com', 'chat.example', '.house.example']),
      /** Of a telephone number that names no country. */
      homeCountry: country.default('BD'),
      /** Countries whose telephone numbers are taken, ISO codes. */
      countries: z.array(country).default([...flagCountries]),
    })
    .superRefine((site, ctx) => {
      const hosts = channelHosts(site)
      site.customerService.forEach(({ path }, at) => {
        // The sandbox's own never make an operator's hosts wrong: pages leave out what is not among them.
        if (sandboxChannels.some((own) => own.path === path)) return
        const host = readAddress(path)?.host
        if (host !== undefined && !hostIn(host, hosts))
          ctx.addIssue({
            code: 'custom',
            path: ['customerService', at, 'path'],
            message: `${host} is not among serviceHosts`,
          })
      })
    }),
  currency: z.object({
    code: z
      .string()
      .regex(/^[A-Z]{3,8}$/)
      .default('BDT'),
    symbol: words(8).default('৳'),
    decimals: z.literal(2).default(2),
    playMoney: z.boolean().default(true),
    /** What a new member of the sandbox is given, in minor units. */
    grantMinor: amount.default(1_000_000),
    trialGrantMinor: amount.default(1_000_000),
  }),
  /** Currencies without minor units in daily life (JPY, KRW, VND, IDR) are shown without them; kept they always are. */
  money: z.object({ respectCurrencyDecimals: z.boolean().default(false) }),
  languages: z
    .object({
      /** One of those supported; where none is written Bengali, or the first of them. */
      default: languageTag.optional(),
      supported: z.array(languageTag).min(1).default(['bn', 'en']),
    })
    .superRefine(({ default: first, supported }, ctx) => {
      if (first !== undefined && !supported.includes(first))
        ctx.addIssue({ code: 'custom', path: ['default'], message: `${first} is not among supported` })
    })
    .transform(({ default: first, supported }) => ({ default: first ?? usualOf(supported), supported })),
  /**
   * `on`: closed until it is turned off. `start`: closes automatically then, and opens automatically at `end` where
   * there is one.
   */
  maintenance: z.object({
    on: z.boolean().default(false),
    start: AskedInstant.optional(),
    end: AskedInstant.optional(),
    /** What visitors read, by language; a text without one is for all of them. */
    message: z.union([words(500), localized(words(500))]).optional(),
  }),
  region: z.object({
    /** Addresses and CIDR ranges that are blocked. */
    blockedIps: z.array(range).default([]),
    blockedCountries: z.array(country).default([]),
    /** Which ranges are where; no outside service is queried. */
    places: z.array(z.object({ cidr: range, country, region: words(60).default('') })).default([]),
  }),
  modules,
}
