import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { challengePurposes } from '../policy.ts'
import { RgProfile } from '../rg-profile.ts'
import { CaptchaId, Language } from '../shapes.ts'
import { Instant } from '../scalars.ts'

export interface WhitelabelNode {
  modId: string
  /** `'1'` is on. */
  enabled: '0' | '1'
  childrenNodes: WhitelabelNode[]
}
export const WhitelabelNode: z.ZodType<WhitelabelNode> = z
  .object({
    modId: z.string().describe('Identifier of the module.'),
    enabled: z.enum(['0', '1']).describe('`1`: on; `0`: off.'),
    get childrenNodes() {
      return z.array(WhitelabelNode).describe('Child modules.')
    },
  })
  .meta({ id: 'WhitelabelNode', description: 'A module of the feature tree with its child modules.' })

/** Identifiers of the patterns of the registration form; the client has a validator and a text for each. */
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
    field: z.string().describe('Name of the field.'),
    enabled: z.boolean().describe('Whether the form contains the field.'),
    required: z.boolean().describe('Whether the field is required.'),
    acceptedPattern: z
      .string()
      .describe('Regular expression that the value must match; a single `*` matches anything.'),
    patternId: z
      .enum(patternIds)
      .describe('Identifier of the pattern, for which clients have an error text and a validator.'),
    minLength: z.number().int().describe('Minimum number of characters.'),
    maxLength: z.number().int().describe('Maximum number of characters.'),
    type: z.enum(['text', 'password', 'email', 'tel', 'number', 'date']).describe('Input type of the field.'),
    order: z.number().int().describe('Position in the form, ascending.'),
  })
  .meta({ id: 'FieldRule', description: 'Rule of one field of a form.' })

export const RegisterSettings = z
  .object({
    rules: z.array(FieldRule).describe('One rule per field of the form.'),
    captcha: z.boolean().describe('Whether the form requires a captcha.'),
    minAge: z.number().int().describe('Minimum age of a player, in years.'),
    termsVersion: z.string().describe('Version of the current terms and conditions, which the form shows.'),
  })
  .meta({ id: 'RegisterSettings', description: 'Settings of the registration form.' })

export const Country = z
  .object({
    countryCode: z.string().describe('ISO 3166-1 alpha-2 code.'),
    countryDialingCode: z.string().describe('Country dialling code: digits without the plus.'),
    name: z.string().describe('Name in the requested language.'),
    flagUrl: z.string().describe('URL of the image of the flag.'),
  })
  .meta({ id: 'Country', description: 'A country whose phone numbers are accepted.' })

export default area(
  'system',
  {
    entry: 'main',
    about: 'State, settings and texts that a client needs before anybody logs in; captchas and proofs of work.',
  },
  {
    status: endpoint({
      method: 'GET',
      path: '/wps/system/status',
      summary: 'Returns what a client needs before it renders: maintenance state, region, settings and public keys.',
      principals: everyone,
      module: 'COMM3',
      alwaysOpen: true,
      input: z.strictObject({}),
      output: z.object({
        info: z
          .object({
            customerService: z
              .array(
                z.object({
                  csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']).describe('Service of the channel.'),
                  title: z.string().describe('Name of the channel, set by the operator.'),
                  path: z
                    .string()
                    .describe(
                      'Obfuscated URL, decoded with `sdk.open(path)`. It is hidden from scrapers but not secret.',
                    ),
                }),
              )
              .describe('Channels to reach customer support.'),
            serviceHosts: z
              .array(z.string())
              .describe('Allowed hosts of customer support and chat; `.example.com` includes all subdomains.'),
            domainRoute: z
              .array(z.string())
              .describe('Alternative domains of the site; empty in a region where it is blocked.'),
            resources: z
              .record(
                z.string(),
                z.object({
                  labelNameEn: z.string().describe('Label in English.'),
                  labelNameBn: z.string().optional().describe('Label in Bengali; absent: the English label is used.'),
                  labelNames: z
                    .record(z.string(), z.string())
                    .optional()
                    .describe('Labels by BCP 47 language, which take precedence over the two labels above.'),
                  url: z.string().describe('URL of the image or page.'),
                }),
              )
              .describe('Images and links configured by the operator, by key.'),
            whitelabel: z.array(WhitelabelNode).describe('Feature tree: which modules are on.'),
            registerRules: RegisterSettings.describe('Fields of the registration form with their rules.'),
            mainDomain: z.string().describe('Main domain of the site; empty: the domain of the request.'),
            analytics: z
              .object({
                gtagId: z.string().describe('Google tag measurement id; empty: analytics is off.'),
              })
              .describe('Web analytics.'),
            firebase: z
              .object({
                projectId: z.string().describe('Identifier of the Firebase project.'),
                apiKey: z.string().describe('Public web API key of the project.'),
                authDomain: z.string().describe("Host of the project's authentication pages."),
              })
              .optional()
              .describe(
                'Firebase project for social logins and phone verification (`@brand/sdk/firebase`); absent: the ' +
                  'sandbox provider is used.',
              ),
            imageCDNs: z.array(z.string()).describe('Hosts from which images may be loaded.'),
            launchGameCDNs: z.array(z.string()).describe('Hosts from which games may load their assets; empty: none.'),
          })
          .describe('Configuration of the site.'),
        location: z
          .object({
            ip: z.string().describe('IP address.'),
            country: z.string().describe('ISO 3166-1 alpha-2 code of the country; empty if unknown.'),
            region: z.string().describe('Code of the region within the country; empty if unknown.'),
          })
          .describe('Location of the caller, by IP address.'),
        maintenance: z
          .boolean()
          .describe('Whether the site is in maintenance; it takes precedence over `regionRestriction`.'),
        regionRestriction: z.boolean().describe('Whether the site is blocked in the region of the caller.'),
        maintenanceStart: Instant.optional().describe(
          'Planned or actual start of the maintenance; absent if none is planned.',
        ),
        maintenanceEnd: Instant.optional().describe('Planned end of the maintenance; absent if not known.'),
        maintenanceMessage: z
          .string()
          .optional()
          .describe('Message of the operator about the maintenance, in the default language; absent if there is none.'),
        maintenanceMessages: z
          .record(z.string(), z.string())
          .optional()
          .describe('The same by language of the site; absent if there is none.'),
        serverTime: Instant.describe(
          'Current time of the server; clients base countdowns on it instead of the local clock.',
        ),
        rgProfile: RgProfile.describe(
          'Responsible-gaming rules of the jurisdiction in force. The site and the gateway apply the same object.',
        ),
        timeZone: z.string().describe('IANA name of the time zone of the site.'),
        currency: z
          .object({
            code: z.string().describe('Code of the currency.'),
            symbol: z.string().describe('Symbol of the currency.'),
            decimals: z.number().int().describe('Number of decimals to display.'),
            playMoney: z.boolean().describe('Whether it is play money.'),
          })
          .describe('Currency of the site.'),
        languages: z
          .object({
            default: z.string().describe('BCP 47 default language.'),
            supported: z.array(z.string()).describe('BCP 47 languages of the site.'),
          })
          .describe('Languages of the site.'),
        jwks: z
          .object({
            keys: z
              .array(
                z.object({
                  kty: z.string().describe('Key type of JWK: `EC`.'),
                  crv: z.string().describe('Curve of the key.'),
                  x: z.string().describe('X coordinate in base64url.'),
                  y: z.string().describe('Y coordinate in base64url.'),
                  kid: z.string().describe('Identifier of the key; a JWE names it in its header.'),
                  use: z.string().describe('Use of the key: `enc`.'),
                  alg: z.string().describe('Algorithm the key is used with.'),
                }),
              )
              .describe('JSON Web Keys, the current one first.'),
          })
          .describe('Public keys for encrypted calls.'),
      }),
      errors: [],
    }),
    whitelabel: endpoint({
      method: 'GET',
      path: '/wps/system/whitelabel',
      summary: 'Returns the feature tree: which modules are on.',
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
      summary: 'Returns the settings of the registration form.',
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
      summary: 'Returns a captcha image as a base64 PNG. Its answer can be used once, within five minutes.',
      principals: everyone,
      module: 'COMM3',
      throttleMs: 1000,
      retry: false,
      input: z.strictObject({
        id: CaptchaId.optional().describe(
          'Identifier chosen by the client, sent back with the answer as `captchaId`; absent: the gateway ' +
            'stores one in a cookie.',
        ),
      }),
      output: z.string(),
      errors: [],
    }),
    challenge: endpoint({
      method: 'GET',
      path: '/wps/system/challenge',
      summary: 'Returns a proof-of-work challenge for a call that requires one.',
      principals: ['visitor'],
      module: 'COMM3',
      input: z.strictObject({ purpose: z.enum(challengePurposes).describe('Purpose of the proof.') }),
      output: z.object({
        challenge: z
          .object({
            algorithm: z.string().describe('Hash algorithm.'),
            challenge: z.string().describe('Target hash, in hexadecimal.'),
            maxnumber: z.number().int().describe('Largest number to try.'),
            salt: z.string().describe('Prefix of the hashed text.'),
            signature: z.string().describe('Signature of the gateway, sent back with the proof.'),
            purpose: z.enum(challengePurposes).describe('Purpose that the proof is valid for.'),
            expires: z.number().int().describe('Expiry of the challenge, in Unix seconds.'),
          })
          .describe(
            'The challenge: find a `number` with SHA-256(salt + number) = challenge and 0 ≤ number ≤ maxnumber.',
          ),
      }),
      errors: [],
    }),
    ping: endpoint({
      method: 'GET',
      path: '/wps/system/ping',
      summary: 'Answers at once, so that a page can measure the response time of a host. Any origin may read it.',
      principals: everyone,
      module: 'MIRROR3',
      retry: false,
      input: z.strictObject({}),
      output: z.object({ serverTime: Instant.describe('Current time of the server.') }),
      errors: [],
    }),
    speedTest: endpoint({
      method: 'POST',
      path: '/wps/relay/WPSCORE_postbackSpeedTestResult',
      summary:
        'Reports how long the hosts of the signed list took to answer, for the operator. Stored without the person and ' +
        'the address; hosts that the list does not name are left out.',
      principals: everyone,
      module: 'MIRROR3',
      retry: false,
      input: z.strictObject({
        results: z
          .array(
            z.strictObject({
              host: z.string().min(1).max(260).describe('Host as the list names it.'),
              latencyMs: z
                .int()
                .min(1)
                .max(60_000)
                .nullable()
                .describe('Median time to answer, in ms; null: the host did not answer.'),
            }),
          )
          .min(1)
          .max(100)
          .describe('One result per host.'),
      }),
      output: z.object({ stored: z.number().int().describe('Number of results that were stored.') }),
      errors: ['rate_limited'],
    }),
    domainRoute: endpoint({
      method: 'GET',
      path: '/wps/system/domainRoute',
      summary: 'Returns the domains of the site, the main one first.',
      principals: everyone,
      module: 'COMM3',
      cache: 'session',
      input: z.strictObject({}),
      output: z.object({
        mainDomain: z.string().describe('Main domain of the site.'),
        routes: z.array(z.string()).describe('All domains, the main one first.'),
      }),
      errors: [],
    }),
    countries: endpoint({
      method: 'GET',
      path: '/wps/system/country',
      summary: 'Returns the countries whose phone numbers are accepted, sorted by name.',
      principals: everyone,
      module: 'COMM3',
      cache: 'language',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ list: z.array(Country).describe('Countries, sorted by name.') }),
      errors: [],
    }),
  },
)
