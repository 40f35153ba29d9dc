import { patternIds } from '@brand/sdk/contract'
import * as z from 'zod'
import { localized } from '../lib/localized.ts'
import { flagged } from '../modules/art/flags/index.ts'
import { hostIn, readAddress, safeAddress, serviceAddress, webAddress } from '../lib/addresses.ts'
import { bannerGroups } from '../modules/content/banners.ts'
import { termsVersion } from '../modules/content/help.ts'
import { profile } from '../modules/profile/settings.ts'
import { depositGroup } from '../modules/deposits/settings.ts'
import { withdrawGroup } from '../modules/withdrawals/settings.ts'
import { profileCodes } from '../modules/responsible-gaming/profiles.ts'
import {
  channelHosts,
  domain,
  field,
  hostRule,
  modules,
  ownOrSecure,
  pvpLevels,
  queue,
  range,
  rate,
  sandboxFields,
  weight,
  weights,
} from './schema-parts.ts'
import { withoutFaulty } from './without-faulty.ts'

/**
 * Everything an operator may turn, by group. A row of the `setting` table holds one group and only what differs from
 * the sandbox defaults written here; a row that does not fit its schema is refused when written and ignored when read.
 */
export const groups = {
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
      /** `path` as it is: the wire carries it sealed. */
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
      countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([...flagged]),
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
   * `on`: closed until it is turned off. `start`: closes by itself then, and opens by itself at `end` where there is
   * one.
   */
  maintenance: z.object({
    on: z.boolean().default(false),
    start: z.iso.datetime().optional(),
    end: z.iso.datetime().optional(),
    message: z.string().optional(),
  }),
  region: z.object({
    /** Addresses and CIDR ranges that may not enter. */
    blockedIps: z.array(range).default([]),
    blockedCountries: z.array(z.string()).default([]),
    /** Which ranges lie where; no outside service is asked. */
    places: z.array(z.object({ cidr: range, country: z.string(), region: z.string().default('') })).default([]),
  }),
  modules,
  wallet: z.object({
    /**
     * One wallet for all vendors; else money is moved to each. What lies at vendors when this is turned on
     * comes home.
     */
    isSingle: z.boolean().default(true),
    /**
     * Where money is moved: all whole units before a game, and home when it is left, for whoever has not switched it.
     */
    autoTransfer: z.boolean().default(true),
    /** Whether a person may switch that for themself. */
    autoTransferSwitch: z.boolean().default(true),
  }),
  /** Of every game, minor units: what vendors may bet, and how long after the last round a new one may begin. */
  play: z.object({
    minStake: z.number().int().min(1).default(1),
    maxStake: z.number().int().min(1).default(100_000_00),
    stakeStep: z.number().int().min(1).default(1),
    minCycleMs: z.number().int().min(0).default(0),
  }),
  /** Play asked for before cash may be withdrawn. */
  turnover: z.object({
    /** Of a deposit. */
    depositMultiple: z.number().min(0).max(100).default(1),
    weights: weights.prefault({}),
    /** By node id, over the category's; a game that counts 0 is refused while a bonus is open. */
    gameWeights: z.record(z.string().regex(/^\d+$/), weight).default({}),
    /** Less than this with no round open is as good as nothing: what was asked for is dropped. */
    bustMinor: z.number().int().min(0).default(100),
  }),
  /** The bonus on a first deposit; amounts in minor units. */
  bonus: z.object({
    firstDeposit: z
      .object({
        on: z.boolean().default(true),
        percent: z.number().int().min(1).max(500).default(50),
        maxMinor: z.number().int().min(1).default(500_000),
        minDepositMinor: z.number().int().min(1).default(10_000),
        /** Of the bonus. */
        multiple: z.number().min(1).max(100).default(20),
        days: z.number().int().min(1).default(30),
        /** Of a round. */
        maxBetMinor: z.number().int().min(1).default(50_000),
        /** What may become cash at most. */
        maxReleaseMinor: z.number().int().min(1).optional(),
      })
      .prefault({}),
  }),
  /**
   * Responsible play: which profile of limits/profiles.ts holds, and after how long without a bet play
   * has ended.
   */
  rg: z.object({ profile: z.enum(profileCodes).default('SANDBOX'), pauseMinutes: z.number().int().min(1).default(15) }),
  /** When vendors in maintenance are expected back, by code: said beside their games. */
  vendors: z.object({ backAt: z.record(z.string(), z.iso.datetime()).default({}) }),
  /**
   * `pool` shows the ledger's jackpots and falls back to the picture where there is none and it is allowed; `off` keeps
   * none.
   * Of each stake `sharePercent` goes into the pool; it begins with `seed` (minor units) and is hit, on the average,
   * once for `onePer` units staked, as was said when its cycle began.
   */
  jackpot: z.object({
    mode: z.enum(['pool', 'pool-or-illustration', 'off']).default('pool-or-illustration'),
    sharePercent: z.number().min(0).max(5).default(1),
    seed: z.number().int().min(0).default(10_000_00),
    onePer: z.number().int().min(1).default(2_500_000),
  }),
  banners: bannerGroups,
  pvp: z.object({
    levels: z
      .array(
        z.object({
          id: z.string(),
          name: localized(z.string()),
          stake: z.number().int(),
          minBalance: z.number().int(),
        }),
      )
      .default(pvpLevels),
    /** Who has begun no round for so long plays no more, and is not counted. */
    activeMinutes: z.number().int().min(1).default(10),
  }),
  deposit: depositGroup,
  withdraw: withdrawGroup,
  /** The lottery front: another service, which checks our tickets. Without one lotteries open at the demo vendor. */
  lottery: z.object({ url: serviceAddress.optional() }),
  /** The chat service of the brand; where it lies, and who hosts there. */
  chat: z.object({
    url: serviceAddress.optional(),
    models: z
      .array(
        z.object({
          modelId: z.string(),
          name: z.string(),
          language: z.string(),
          iconUrl: z.string(),
          online: z.boolean().default(true),
        }),
      )
      .default([]),
  }),
  feedback: z.object({
    unit: z.enum(['char', 'word']).default('char'),
    min: z.number().int().default(1),
    max: z.number().int().default(140),
    perHour: z.number().int().default(20),
  }),
  register: z.object({
    fields: z.array(field).default(() => z.array(field).parse(sandboxFields)),
    minAge: z.number().int().default(18),
    termsVersion: z.string().default(termsVersion),
    /**
     * Of one address in a day: from which account on a captcha is asked for in any case, how many may be opened, and
     * how many names told to be taken.
     */
    captchaFromAccount: z.number().int().min(1).default(4),
    accountsPerDay: z.number().int().min(1).default(20),
    takenPerDay: z.number().int().min(1).default(20),
    /** Trial accounts of one address in an hour. */
    trialsPerHour: z.number().int().min(1).default(10),
  }),
  login: z.object({
    captchaFromFailure: z.number().int().default(3),
    maxFailures: z.number().int().default(5),
    windowMinutes: z.number().default(15),
    lockMinutes: z.number().default(5),
    failuresPerIp: z.number().int().default(30),
    /**
     * Names that failed in the window, over all addresses, from which every login needs a captcha: somebody tries one
     * password on many.
     */
    sprayedNames: z.number().int().min(1).default(100),
  }),
  /**
   * Cash sent to the upline, minor units: least and most of one transfer, and of a day of the site together.
   */
  upline: z.object({
    minMinor: z.number().int().min(1).default(100_00),
    maxMinor: z.number().int().min(1).default(50_000_00),
    perDayMinor: z.number().int().min(1).default(100_000_00),
  }),
  /** Rounds open for longer are asked about at their vendor, again after so long. */
  reconcile: z.object({ openMinutes: z.number().min(1).default(15), againMinutes: z.number().min(1).default(5) }),
  /** The password of everything that takes money away. */
  fundPassword: z.object({
    tries: z.number().int().min(1).default(5),
    lockMinutes: z.number().default(5),
    /**
     * After an operator has reset a forgotten one, nothing is opened for so long: whoever talked somebody into it gains
     * no time.
     */
    resetWaitHours: z.number().min(0).default(24),
    rule: z
      .object({
        patternId: z.enum(patternIds),
        minLength: z.number().int().min(4),
        maxLength: z.number().int().max(64),
      })
      .default({ patternId: 'digits', minLength: 6, maxLength: 6 }),
  }),
  profile,
  /** Codes by sms and mail. */
  codes: z.object({
    minutes: z.number().default(5),
    tries: z.number().int().default(5),
    resendSeconds: z.number().int().default(60),
    perHour: z.number().int().default(5),
    perHourPerIp: z.number().int().default(20),
  }),
  password: z.object({
    /** With PWDEXPFORCECHANGE3 on. */ maxAgeDays: z.number().default(90),
    /** One somebody else made up. */ initialHours: z.number().default(72),
  }),
  remember: z.object({
    hours: z.number().default(24),
    /** Two tabs may come with the same token at once. */ graceSeconds: z.number().default(10),
  }),
  sandbox: z.object({
    /** Where codes are shown instead of sent: `/sandbox/inbox`. */ inbox: z
      .enum(['off', 'local', 'open'])
      .default('local'),
  }),
  /** Social login and login by telephone through Firebase, once a project is named. All of it is public. */
  firebase: z.object({
    projectId: z
      .string()
      .regex(/^([a-z0-9-]{4,32})?$/)
      .default(''),
    apiKey: z.string().max(128).default(''),
    /** Where its login pages are, as a rule `<project>.firebaseapp.com`. */
    authDomain: z
      .string()
      .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/)
      .default(''),
    /** Google's keys: whoever answers there may log in as anybody, so it is https or this machine. */
    jwksUrl: z
      .string()
      .refine(ownOrSecure, 'an https address')
      .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  }),
  session: z.object({
    idleMinutes: z.number().default(30),
    hours: z.number().default(12),
    trialHours: z.number().default(24),
  }),
  seal: z.object({
    windowSeconds: z.number().default(60),
    oldKeyHours: z.number().default(24),
    rotateDays: z.number().default(30),
  }),
  /**
   * On average half of `maxNumber` is tried; a phone tries about 40,000 a second, so this is a quarter of a second
   * there.
   */
  challenge: z.object({
    maxNumber: z.number().int().min(1).default(20_000),
    minutes: z.number().min(2).max(5).default(3),
  }),
  captcha: z.object({ minutes: z.number().default(5), length: z.number().int().min(4).max(8).default(5) }),
  idempotency: z.object({ hours: z.number().default(72) }),
  /**
   * Per session, else per address; sized for a sandbox that is also load tested. These are each gateway's own
   * (docs/decisions/0012).
   */
  limits: z.object({
    reads: rate(4000, 8000),
    writes: rate(500, 1000),
    streamsPerMember: z.number().int().default(5),
    /** Reads are refused while the event loop is later than this, ms; 0 never refuses. */
    loopDelayMs: z.number().int().min(0).default(250),
    /** Lines of calls of one gateway: who reads, who changes something, and vendors. */
    reading: queue(32, 200, 500),
    writing: queue(32, 200, 1000),
    vendors: queue(32, 500, 1000),
    /** After so long a call is given up; one that has written something is finished. */
    callMs: z.number().int().min(100).default(2000),
    /** With less room left on the disk of the data folder a gateway is not ready, MB. */
    diskFreeMb: z.number().int().min(0).default(32),
  }),
  stream: z.object({
    /** How long news waits for those who come back after a gap. */ newsMinutes: z.number().default(60),
  }),
}

export type GroupName = keyof typeof groups
/** What may be written of a group: only what differs from its defaults. */
export type GroupInput<G extends GroupName> = z.input<(typeof groups)[G]>
export type Settings = { readonly [G in GroupName]: z.output<(typeof groups)[G]> }

/**
 * The rows of the table laid over the defaults. Entries of a list that do not fit are left out; a row that is broken
 * otherwise keeps the defaults of its group. Both are reported, the first with the entries that were `left` out.
 */
export function settingsOf(
  rows: readonly { key: string; value: unknown }[] = [],
  onBroken: (key: string, left?: string[]) => void = () => {},
): Settings {
  const given = new Map(rows.map((row) => [row.key, row.value]))
  const entries = Object.entries(groups).map(([name, schema]) => {
    const parsed = schema.safeParse(given.get(name) ?? {})
    if (parsed.success) return [name, parsed.data]
    const rest = withoutFaulty(schema, given.get(name))
    onBroken(name, rest?.left)
    return [name, rest ? rest.data : schema.parse({})]
  })
  return Object.freeze(Object.fromEntries(entries)) as Settings
}
