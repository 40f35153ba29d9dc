import { isIP } from 'node:net'
import { gameTypes, moduleIds, patternIds, type ModuleId } from '@brand/sdk/contract'
import * as z from 'zod'
import { serviceAddress } from '../lib/addresses.ts'
import { hostEntry } from '../http/hosts.ts'

/** Calls in a second, and how many at once. */
export const rate = (perSecond: number, burst: number) =>
  z
    .object({ perSecond: z.number().positive().default(perSecond), burst: z.number().min(1).default(burst) })
    .prefault({})

/** Calls at work at once, calls that wait for them, and how long at most. */
export const queue = (running: number, waiting: number, waitMs: number) =>
  z
    .object({
      running: z.number().int().min(1).default(running),
      waiting: z.number().int().min(0).default(waiting),
      waitMs: z.number().int().min(1).default(waitMs),
    })
    .prefault({})

/** An address, or a range in CIDR form. */
export const range = z.string().refine((text) => {
  const [address = '', bits] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most
}, 'an address or CIDR range')

export const ownOrSecure = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return (
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
  )
}

/** A site of ours: its host, or its address. */
export const domain = z.string().refine((text) => {
  try {
    return hostEntry(text).name !== '' && (!text.includes('://') || serviceAddress.safeParse(text).success)
  } catch {
    return false
  }
}, 'a host or the address of a site')

/** A name, or `.name` for it and all below it. */
export const hostRule = z
  .string()
  .regex(/^\.?[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/, 'a host in lower case, or .host for it and all below it')

/**
 * Channels may be on hosts that were named, on the main domain and on the site itself, so that nobody is led to a
 * stranger.
 */
export const channelHosts = ({
  serviceHosts,
  mainDomain,
}: {
  serviceHosts: readonly string[]
  mainDomain: string
}): string[] => [...serviceHosts, ...(domain.safeParse(mainDomain).success ? [`.${hostEntry(mainDomain).name}`] : [])]

export const field = z.object({
  field: z.string(),
  enabled: z.boolean().default(true),
  required: z.boolean().default(false),
  patternId: z.enum(patternIds),
  minLength: z.number().int().min(0),
  maxLength: z.number().int().max(256),
  type: z.enum(['text', 'password', 'email', 'tel', 'number', 'date']).default('text'),
})

/** The order here is the order in the form. */
export const sandboxFields: z.input<typeof field>[] = [
  { field: 'username', required: true, patternId: 'letter_first', minLength: 6, maxLength: 16 },
  { field: 'password', required: true, patternId: 'letters_and_digits', minLength: 8, maxLength: 20, type: 'password' },
  { field: 'confirmPassword', required: true, patternId: 'any', minLength: 8, maxLength: 20, type: 'password' },
  { field: 'email', patternId: 'email', minLength: 6, maxLength: 64, type: 'email' },
  { field: 'referralCode', patternId: 'alphanumeric', minLength: 4, maxLength: 32 },
]

/** Stakes and least balances in minor units. */
export const pvpLevels = [
  { id: 'first', name: { en: 'First table', bn: 'প্রথম টেবিল' }, stake: 100, minBalance: 2_000 },
  { id: 'middle', name: { en: 'Middle table', bn: 'মাঝের টেবিল' }, stake: 1_000, minBalance: 20_000 },
  { id: 'high', name: { en: 'High table', bn: 'উঁচু টেবিল' }, stake: 10_000, minBalance: 200_000 },
]

/** What of a valid bet counts towards turnover, per cent. */
export const weight = z.number().int().min(0).max(100)
const lesser: Partial<Record<(typeof gameTypes)[number], number>> = { PVP: 50, LIVE: 10 }
export const weights = z.object(
  Object.fromEntries(gameTypes.map((type) => [type, weight.default(lesser[type] ?? 100)])) as Record<
    (typeof gameTypes)[number],
    z.ZodDefault<typeof weight>
  >,
)

const off = new Set<ModuleId>(['CAPTCHA3', 'PWDEXPFORCECHANGE3', 'LOGINIPVERF3', 'SOCIAL3', 'CBS3'])
export const modules = z.object(
  Object.fromEntries(moduleIds.map((id) => [id, z.boolean().default(!off.has(id))])) as Record<
    ModuleId,
    z.ZodDefault<z.ZodBoolean>
  >,
)
