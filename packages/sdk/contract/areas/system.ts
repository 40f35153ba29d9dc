import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { challengePurposes } from '../policy.ts'
import { RgProfile } from '../rg-profile.ts'
import { CaptchaId, Instant, Language } from '../shapes.ts'

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
      return z.array(WhitelabelNode).describe('Modules below it.')
    },
  })
  .meta({ id: 'WhitelabelNode', description: 'A module of the feature tree, with those below it.' })

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
    field: z.string().describe('Name of the field.'),
    enabled: z.boolean().describe('Whether the form has the field.'),
    required: z.boolean().describe('Whether the field must hold something.'),
    acceptedPattern: z.string().describe('Regular expression the text has to match; a lone `*` matches anything.'),
    patternId: z.enum(patternIds).describe('Family of the pattern, which clients have a text and a check for.'),
    minLength: z.number().int().describe('Least number of characters.'),
    maxLength: z.number().int().describe('Largest number of characters.'),
    type: z.enum(['text', 'password', 'email', 'tel', 'number', 'date']).describe('Kind of input the field is.'),
    order: z.number().int().describe('Position in the form, ascending.'),
  })
  .meta({ id: 'FieldRule', description: 'Rule of one field of a form.' })

export const RegisterSettings = z
  .object({
    rules: z.array(FieldRule).describe('One rule for each field of the form.'),
    captcha: z.boolean().describe('Whether the form shows a captcha.'),
    minAge: z.number().int().describe('Least age of a player, in years.'),
    termsVersion: z.string().describe('Version of the terms in force, which the form shows.'),
  })
  .meta({ id: 'RegisterSettings', description: 'What the registration form asks for.' })

export const Country = z
  .object({
    countryCode: z.string().describe('ISO 3166-1 alpha-2 code.'),
    countryDialingCode: z.string().describe('Dialling code: digits, without the plus.'),
    name: z.string().describe('Name in the language asked for.'),
    flagUrl: z.string().describe('Address of the picture of the flag.'),
  })
  .meta({ id: 'Country', description: 'A country whose telephone numbers are taken.' })

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
        info: z
          .object({
            customerService: z
              .array(
                z.object({
                  csType: z.enum(['LIVECHAT', 'TELEGRAM', 'FACEBOOK']).describe('Service the way leads to.'),
                  title: z.string().describe('Name of the way, as the operator wrote it.'),
                  path: z
                    .string()
                    .describe(
                      'Address, sealed for the client: `sdk.open(path)` reads it. It is hidden from scrapers, not secret.',
                    ),
                }),
              )
              .describe('Ways to reach the support.'),
            serviceHosts: z
              .array(z.string())
              .describe('Hosts the support and the chat may be on; `.example.com` takes its subdomains in.'),
            domainRoute: z.array(z.string()).describe('Addresses the site is reached by beside the main one.'),
            resources: z
              .record(
                z.string(),
                z.object({
                  labelNameEn: z.string().describe('Words in English, said beside it.'),
                  labelNameBn: z.string().optional().describe('Words in Bengali; absent: the English ones.'),
                  url: z.string().describe('Address of the picture or page.'),
                }),
              )
              .describe('Pictures and addresses the operator has set for the site, by their key.'),
            whitelabel: z.array(WhitelabelNode).describe('The feature tree: which modules are on.'),
            registerRules: RegisterSettings.describe('Which fields the registration form has, and the rule of each.'),
            mainDomain: z.string().describe('Main address of the site; empty: the one it was opened at.'),
            analytics: z
              .object({
                gtagId: z.string().describe('Measurement identifier of Google tag; empty: visits are not measured.'),
              })
              .describe('What measures visits.'),
            firebase: z
              .object({
                projectId: z.string().describe('Identifier of the project.'),
                apiKey: z.string().describe("Public key of the project's web interface."),
                authDomain: z.string().describe("Host of the project's login pages."),
              })
              .optional()
              .describe(
                'Firebase project that vouches for social logins and telephones (`@brand/sdk/firebase`); absent: the sandbox does.',
              ),
            imageCDNs: z.array(z.string()).describe('Hosts pictures may be loaded from.'),
            launchGameCDNs: z
              .array(z.string())
              .describe('Hosts games may load their files from; empty: there are none.'),
          })
          .describe('What the site is set up with.'),
        location: z
          .object({
            ip: z.string().describe('IP address.'),
            country: z.string().describe('ISO 3166-1 alpha-2 code of the country; empty where it is not known.'),
            region: z.string().describe('Code of the region in the country; empty where it is not known.'),
          })
          .describe('Where the call came from.'),
        maintenance: z
          .boolean()
          .describe('Whether the site is closed for maintenance; it wins over `regionRestriction`.'),
        regionRestriction: z.boolean().describe('Whether the site is closed to the region the call came from.'),
        maintenanceStart: Instant.optional().describe(
          'When maintenance is planned to begin, or began; absent where none is planned.',
        ),
        maintenanceEnd: Instant.optional().describe(
          'When maintenance is planned to end; absent where that is not known.',
        ),
        maintenanceMessage: z
          .string()
          .optional()
          .describe('What the operator says about the maintenance; absent where nothing was written.'),
        serverTime: Instant.describe('Time of the server; a client counts down from here, never from its own clock.'),
        rgProfile: RgProfile.describe('What the jurisdiction in force asks: site and gateway obey the same object.'),
        timeZone: z.string().describe('IANA name of the time zone the site prints.'),
        currency: z
          .object({
            code: z.string().describe('Code of the currency.'),
            symbol: z.string().describe('Symbol of the currency.'),
            decimals: z.number().int().describe('Number of decimals that are printed.'),
            playMoney: z.boolean().describe('Whether it is play money.'),
          })
          .describe('Currency of the site.'),
        languages: z
          .object({
            default: z.string().describe('BCP 47 language of whoever has chosen none.'),
            supported: z.array(z.string()).describe('BCP 47 languages the site speaks.'),
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
          .describe('Public keys for sealed calls.'),
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
      input: z.strictObject({
        id: CaptchaId.optional().describe(
          'Name the client gives the picture, sent back with the answer as `captchaId`; absent: the gateway keeps it in a cookie.',
        ),
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
      input: z.strictObject({ purpose: z.enum(challengePurposes).describe('Kind of call the proof is for.') }),
      output: z.object({
        challenge: z
          .object({
            algorithm: z.string().describe('Hash algorithm.'),
            challenge: z.string().describe('Hash to reach, in hexadecimal.'),
            maxnumber: z.number().int().describe('Largest number to try.'),
            salt: z.string().describe('Text that stands before the number.'),
            signature: z.string().describe('Signature of the gateway over the challenge, sent back with the proof.'),
            purpose: z.enum(challengePurposes).describe('Kind of call the proof is good for.'),
            expires: z.number().int().describe('When the challenge ends, in Unix seconds.'),
          })
          .describe(
            'What is to be solved: a `number` with SHA-256(salt + number) = challenge and 0 ≤ number ≤ maxnumber.',
          ),
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
      output: z.object({
        mainDomain: z.string().describe('Main address of the site.'),
        routes: z.array(z.string()).describe('All addresses, the main one first.'),
      }),
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
      output: z.object({ list: z.array(Country).describe('Countries by name.') }),
      errors: [],
    }),
  },
)
