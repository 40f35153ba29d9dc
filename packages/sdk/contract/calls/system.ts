import * as z from 'zod'
import { endpoint, everyone } from '../endpoint.ts'
import { RgProfile } from './limits.ts'
import { Instant, Language } from '../shapes.ts'

export interface WhitelabelNode {
  modId: string
  /** `'1'` is on. */
  enabled: '0' | '1'
  childrenNodes: WhitelabelNode[]
}
export const WhitelabelNode: z.ZodType<WhitelabelNode> = z
  .object({
    modId: z.string(),
    enabled: z.enum(['0', '1']),
    get childrenNodes() {
      return z.array(WhitelabelNode)
    },
  })
  .meta({ id: 'WhitelabelNode' })

/** The pattern families of spec §5, by the id the server sends; the client knows each as code and text. */
export const patternIds = [
  'any',
  'letter_first',
  'kanji_digits',
  'email',
  'alphanumeric',
  'letters_and_digits',
  'digits',
  'alphanumeric_upper',
  'english_name',
  'no_spaces',
  'date_ymd',
  'date_mdy',
  'thai',
  'korean',
  'strong',
] as const

export const FieldRule = z
  .object({
    field: z.string(),
    enabled: z.boolean(),
    required: z.boolean(),
    /** Regular expression text; a lone `*` matches anything. */
    acceptedPattern: z.string(),
    patternId: z.enum(patternIds),
    minLength: z.number().int(),
    maxLength: z.number().int(),
    type: z.enum(['text', 'password', 'email', 'tel', 'number', 'date']),
    /** Position in the form, ascending. */
    order: z.number().int(),
  })
  .meta({ id: 'FieldRule' })

export const RegisterSettings = z
  .object({
    rules: z.array(FieldRule),
    /** The public captcha flag: the form shows a captcha. */
    captcha: z.boolean(),
    minAge: z.number().int(),
    termsVersion: z.string(),
  })
  .meta({ id: 'RegisterSettings' })

export const status = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'What the site needs before it draws anything: state, region, settings, keys.',
  source: '§2 Start-up views, §3 System status response',
  principals: everyone,
  module: 'COMM3',
  input: z.strictObject({}),
  output: z.object({
    info: z.object({
      /** `path` is sealed for the client: `sdk.open(path)` reads it. It is hidden from scrapers, not secret. */
      customerService: z.array(
        z.object({ csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']), title: z.string(), path: z.string() }),
      ),
      domainRoute: z.array(z.string()),
      resources: z.record(
        z.string(),
        z.object({ labelNameEn: z.string(), labelNameBn: z.string().optional(), url: z.string() }),
      ),
      whitelabel: z.array(WhitelabelNode),
      registerRules: RegisterSettings,
      mainDomain: z.string(),
      analytics: z.object({ gtagId: z.string() }),
      /** Who vouches for social logins and telephones (`@brand/sdk/firebase`); absent: the sandbox does. */
      firebase: z.object({ projectId: z.string(), apiKey: z.string(), authDomain: z.string() }).optional(),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
    }),
    location: z.object({ ip: z.string(), country: z.string(), region: z.string() }),
    /** Maintenance wins over region restriction (spec §4). */
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    /** It is planned: the house closes then. */
    maintenanceStart: Instant.optional(),
    maintenanceEnd: Instant.optional(),
    maintenanceMessage: z.string().optional(),
    serverTime: Instant,
    /** What the jurisdiction in force asks of the house: site and gateway obey the same object. */
    rgProfile: RgProfile,
    /** IANA name of the zone the site prints. */
    timeZone: z.string(),
    currency: z.object({ code: z.string(), symbol: z.string(), decimals: z.number().int(), playMoney: z.boolean() }),
    languages: z.object({ default: z.string(), supported: z.array(z.string()) }),
    /** Public keys for sealed calls, the current one first. */
    jwks: z.object({
      keys: z.array(
        z.object({
          kty: z.string(),
          crv: z.string(),
          x: z.string(),
          y: z.string(),
          kid: z.string(),
          use: z.string(),
          alg: z.string(),
        }),
      ),
    }),
  }),
  errors: [],
})

export const whitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The feature tree: which modules are on.',
  source: '§3 Whitelabel tree node',
  principals: everyone,
  module: 'COMM3',
  cache: 'session',
  input: z.strictObject({}),
  output: z.array(WhitelabelNode),
  errors: [],
})

export const registerRules = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Which fields the registration form has, and the rule of each.',
  source: '§3 Registration field rule, §5',
  principals: everyone,
  module: 'REG3',
  cache: 'session',
  input: z.strictObject({}),
  output: RegisterSettings,
  errors: [],
})

export const captcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A picture to read, as a base64 png; good once, for five minutes.',
  source: '§7, rules D12',
  principals: everyone,
  module: 'COMM3',
  throttleMs: 1000,
  retry: false,
  /** `id` is made by the client and sent back with the answer; without one the gateway keeps it in a cookie. */
  input: z.strictObject({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{16,64}$/)
      .optional(),
  }),
  output: z.string(),
  errors: [],
})

export const domainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'The addresses the site is reached by; the main one first.',
  source: '§7 Session and account',
  principals: everyone,
  module: 'COMM3',
  cache: 'session',
  input: z.strictObject({}),
  output: z.object({ mainDomain: z.string(), routes: z.array(z.string()) }),
  errors: [],
})

export const Country = z
  .object({
    /** ISO 3166-1 alpha-2. */
    countryCode: z.string(),
    /** Digits, without the plus. */
    countryDialingCode: z.string(),
    /** In the language asked for. */
    name: z.string(),
    flagUrl: z.string(),
  })
  .meta({ id: 'Country' })

export const countries = endpoint({
  method: 'GET',
  path: '/wps/system/country',
  summary: 'Countries whose telephone numbers are taken, by name, with dialling code and flag.',
  source: '§3 Country entry, §7 Other (path ours)',
  principals: everyone,
  module: 'COMM3',
  cache: 'language',
  input: z.strictObject({ language: Language.optional() }),
  output: z.object({ list: z.array(Country) }),
  errors: [],
})
