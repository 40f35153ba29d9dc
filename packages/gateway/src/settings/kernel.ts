import { isIP } from 'node:net'
import { moduleIds, type ModuleId } from '@brand/sdk/contract'
import * as z from 'zod'
import { hostEntry } from '../http/request/hosts.ts'
import { hostIn, readAddress, safeAddress, serviceAddress, webAddress } from '../lib/addresses.ts'
import { flagCountries } from '../lib/countries.ts'

/** An address, or a range in CIDR form. */
export const range = z.string().refine((text) => {
  const [address = '', bits] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most
}, 'an address or CIDR range')

/** A site of ours: its host, or its address. */
const domain = z.string().refine((text) => {
  try {
    return hostEntry(text).name !== '' && (!text.includes('://') || serviceAddress.safeParse(text).success)
  } catch {
    return false
  }
}, 'a host or the address of a site')

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
}): string[] => [...serviceHosts, ...(domain.safeParse(mainDomain).success ? [`.${hostEntry(mainDomain).name}`] : [])]

const off = new Set<ModuleId>(['CAPTCHA3', 'PWDEXPFORCECHANGE3', 'LOGINIPVERF3', 'SOCIAL3', 'CBS3'])
const modules = z.object(
  Object.fromEntries(moduleIds.map((id) => [id, z.boolean().default(!off.has(id))])) as Record<
    ModuleId,
    z.ZodDefault<z.ZodBoolean>
  >,
)

/** Settings of no area: the site as a whole, who is admitted, and which features are on. */
export const settings = {
  site: z
    .object({
      timeZone: z.string().default('Asia/Dhaka'),
      mainDomain: z.string().default(''),
      domainRoute: z.array(domain).default([]),
      imageCDNs: z.array(webAddress).default([]),
      launchGameCDNs: z.array(webAddress).default([]),
      resources: z
        .record(z.string(), z.object({ labelNameEn: z.string(), labelNameBn: z.string().optional(), url: safeAddress }))
        .default({}),
      gtagId: z
        .string()
        .regex(/^((G|GT|UA|AW)-[A-Z0-9-]{4,20})?$/)
        .default(''),
      /** `path` as it is: sent sealed. */
      customerService: z
        .array(z.object({ csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']), title: z.string(), path: safeAddress }))
        .default([]),
      /** Hosts customer service and chat may be on, besides the main domain; the sandbox's own are invented. */
      serviceHosts: z
        .array(hostRule)
        .default(['t.me', 'm.me', 'wa.me', '.facebook.com', 'chat.example', '.house.example']),
      /** Of a telephone number that names no country. */
      homeCountry: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default('BD'),
      /** Countries whose telephone numbers are taken, ISO codes. */
      countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([...flagCountries]),
    })
    .superRefine((site, ctx) => {
      const hosts = channelHosts(site)
      site.customerService.forEach(({ path }, at) => {
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
    code: z.string().default('BDT'),
    symbol: z.string().default('৳'),
    decimals: z.literal(2).default(2),
    playMoney: z.boolean().default(true),
    /** What a new member of the sandbox is given, in minor units. */
    grantMinor: z.number().int().min(0).default(1_000_000),
    trialGrantMinor: z.number().int().min(0).default(1_000_000),
  }),
  languages: z.object({
    default: z.string().default('bn'),
    supported: z.array(z.string()).min(1).default(['bn', 'en']),
  }),
  /**
   * `on`: closed until it is turned off. `start`: closes automatically then, and opens automatically at `end` where
   * there is one.
   */
  maintenance: z.object({
    on: z.boolean().default(false),
    start: z.iso.datetime().optional(),
    end: z.iso.datetime().optional(),
    message: z.string().optional(),
  }),
  region: z.object({
    /** Addresses and CIDR ranges that are blocked. */
    blockedIps: z.array(range).default([]),
    blockedCountries: z.array(z.string()).default([]),
    /** Which ranges are where; no outside service is queried. */
    places: z.array(z.object({ cidr: range, country: z.string(), region: z.string().default('') })).default([]),
  }),
  modules,
}
