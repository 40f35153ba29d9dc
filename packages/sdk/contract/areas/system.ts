import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { challengePurposes } from '../policy.ts'
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

/** Pattern families of the registration form, by the id the server sends; the client knows each as code and text. */
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

export default area(
  'system',
  { entry: 'main' },
  {
    status: endpoint({
      method: 'GET',
      path: '/wps/system/status',
      summary: 'What the site needs before it draws anything: state, region, settings, keys.',
      principals: everyone,
      module: 'COMM3',
      alwaysOpen: true,
      input: z.strictObject({}),
      output: z.object({
        info: z.object({
          /** `path` is sealed for the client: `sdk.open(path)` reads it. It is hidden from scrapers, not secret. */
          customerService: z.array(
            z.object({ csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']), title: z.string(), path: z.string() }),
          ),
          /** Hosts customer service and chat may be on; `.example.com` takes its subdomains in. */
          serviceHosts: z.array(z.string()),
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
        /** Maintenance wins over region restriction. */
        maintenance: z.boolean(),
        regionRestriction: z.boolean(),
        /** It is planned: the site closes then. */
        maintenanceStart: Instant.optional(),
        maintenanceEnd: Instant.optional(),
        maintenanceMessage: z.string().optional(),
        serverTime: Instant,
        /** What the jurisdiction in force asks of the house: site and gateway obey the same object. */
        rgProfile: RgProfile,
        /** IANA name of the zone the site prints. */
        timeZone: z.string(),
        currency: z.object({
          code: z.string(),
          symbol: z.string(),
          decimals: z.number().int(),
          playMoney: z.boolean(),
        }),
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
    }),
    whitelabel: endpoint({
      method: 'GET',
      path: '/wps/system/whitelabel',
      summary: 'The feature tree: which modules are on.',
      principals: everyone,
      module: 'COMM3',
      cache: 'session',
      input: z.strictObject({}),
      output: z.array(WhitelabelNode),
      errors: [],
    }),
    registerRules: endpoint({
      method: 'GET',
      path: '/wps/system/setting/register',
      summary: 'Which fields the registration form has, and the rule of each.',
      principals: everyone,
      module: 'REG3',
      cache: 'session',
      input: z.strictObject({}),
      output: RegisterSettings,
      errors: [],
    }),
    captcha: endpoint({
      method: 'GET',
      path: '/wps/captcha',
      summary: 'A picture to read, as a base64 png; good once, for five minutes.',
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
    }),
    challenge: endpoint({
      method: 'GET',
      path: '/wps/system/challenge',
      summary: 'A proof of work to be solved before a call that asks for one.',
      principals: ['visitor'],
      module: 'COMM3',
      input: z.strictObject({ purpose: z.enum(challengePurposes) }),
      output: z.object({
        /** Find `number` with SHA-256(salt + number) = challenge, 0 ≤ number ≤ maxnumber. */
        challenge: z.object({
          algorithm: z.string(),
          challenge: z.string(),
          maxnumber: z.number().int(),
          salt: z.string(),
          signature: z.string(),
          purpose: z.enum(challengePurposes),
          /** Unix seconds. */
          expires: z.number().int(),
        }),
      }),
      errors: [],
    }),
    domainRoute: endpoint({
      method: 'GET',
      path: '/wps/system/domainRoute',
      summary: 'The addresses the site is reached by; the main one first.',
      principals: everyone,
      module: 'COMM3',
      cache: 'session',
      input: z.strictObject({}),
      output: z.object({ mainDomain: z.string(), routes: z.array(z.string()) }),
      errors: [],
    }),
    countries: endpoint({
      method: 'GET',
      path: '/wps/system/country',
      summary: 'Countries whose telephone numbers are taken, by name, with dialling code and flag.',
      principals: everyone,
      module: 'COMM3',
      cache: 'language',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ list: z.array(Country) }),
      errors: [],
    }),
  },
)
