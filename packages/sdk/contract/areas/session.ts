import * as z from 'zod'
import { area, endpoint, signedIn } from '../endpoint.ts'
import { CaptchaAnswer, CaptchaId, Code, DialingCode, Instant } from '../shapes.ts'

export const Credential = z.string().min(1).max(128)
export const LoginPassword = Credential.optional().describe(
  'The login password, said again; absent only for an account that has none.',
)

export const LoginResult = z
  .object({
    token: z
      .string()
      .describe(
        'Opaque token, sent back in the `Authorization: Bearer` header. With `X-Session-Store: cookie` it is ' +
          'a name that opens nothing without the HttpOnly cookie that came with it.',
      ),
    firstTimeLogin: z.boolean().describe('Whether it is the first login of the account.'),
    passwordExpired: z.boolean().describe('Whether the password is older than the operator lets it be.'),
    mustChangePassword: z
      .boolean()
      .describe('The account holds an initial password: only info, password and logout are open until it is changed.'),
    expiresAt: Instant.describe('When the session ends.'),
    lastLoginAt: Instant.nullable().describe('When the account was last logged in before; null: never.'),
  })
  .meta({ id: 'LoginResult', description: 'A session that has begun or was renewed.' })

const captchaAnswer = {
  captcha: CaptchaAnswer.optional(),
  captchaId: CaptchaId.optional(),
}

const portal = z
  .enum(['player', 'agent'])
  .default('player')
  .describe('Which site: the agent site (`agent`) refuses players, the player site takes everyone.')

/** The provider of a person's identity: a service, reached by the client through a port of its own. */
export const identityProviders = ['google', 'facebook', 'phone'] as const

export default area(
  'session',
  { entry: 'main' },
  {
    login: endpoint({
      method: 'POST',
      path: '/wps/session/login',
      summary: 'Log in with user name and password, or with mobile number and code.',
      principals: ['visitor'],
      module: 'COMM3',
      sealed: true,
      challenge: 'login',
      session: 'begins',
      input: z.strictObject({
        username: Credential.describe('User name, or with `sms` the mobile number.'),
        password: Credential.describe('Password, or with `sms` the code that was sent.'),
        type: z
          .enum(['username', 'sms', ''])
          .default('username')
          .describe(
            '`username`: by name and password; `sms`: by mobile number as `username` and code as `password`. Empty counts as `username`.',
          ),
        countryDialingCode: DialingCode.optional().describe(
          "Dialling code of the number, with `sms`; absent: the site's own.",
        ),
        remember: z
          .boolean()
          .default(false)
          .describe(
            'Whether to stay remembered in this browser for a day: by a token in an HttpOnly cookie, no password.',
          ),
        portal: z
          .enum(['player', 'agent'])
          .default('player')
          .describe('Which site: the agent site (`agent`) refuses players, the player site takes everyone.'),
        ...captchaAnswer,
      }),
      output: LoginResult,
      errors: [
        'bad_credentials',
        'captcha_required',
        'captcha_wrong',
        'member_no_enter',
        'error_not_agent',
        'ip_verification_required',
        'sms_wrong',
        'sms_expired',
      ],
    }),
    verify: endpoint({
      method: 'POST',
      path: '/wps/session/login/verification',
      summary: 'Finish a login from a place the account was never used from, with the code that was sent.',
      principals: ['visitor'],
      module: 'LOGINIPVERF3',
      sealed: true,
      session: 'begins',
      input: z.strictObject({
        verificationId: z.uuid().describe('`details.verificationId` of `ip_verification_required`.'),
        verificationCode: Code,
        portal,
        remember: z
          .boolean()
          .default(false)
          .describe(
            'Whether to stay remembered in this browser for a day: by a token in an HttpOnly cookie, no password.',
          ),
      }),
      output: LoginResult,
      errors: ['sms_wrong', 'sms_expired', 'member_no_enter', 'error_not_agent'],
    }),
    remembered: endpoint({
      method: 'POST',
      path: '/wps/session/login/remember',
      summary:
        'Log in a remembered browser by its cookie, which is replaced; a used one that comes back ends them all.',
      principals: ['visitor'],
      module: 'COMM3',
      session: 'begins',
      input: z.strictObject({}),
      output: LoginResult,
      errors: ['bad_credentials', 'member_no_enter'],
    }),
    code: endpoint({
      method: 'POST',
      path: '/wps/session/code',
      summary: 'A code that carries this login to another address of the site: good once, for a minute.',
      principals: signedIn,
      module: 'COMM3',
      input: z.strictObject({}),
      output: z.object({
        code: z.string().describe('Code to put into the address; good once, for a minute.'),
        expires: Instant.describe('When the code ends.'),
      }),
      errors: [],
    }),
    exchange: endpoint({
      method: 'POST',
      path: '/wps/session/login/code',
      summary: 'Log in with a code from the address; it is spent, whatever comes of it.',
      principals: ['visitor'],
      module: 'COMM3',
      session: 'begins',
      input: z.strictObject({
        code: z.string().min(16).max(128).describe('The code of `session.code`, from the address.'),
      }),
      output: LoginResult,
      errors: ['bad_credentials', 'member_no_enter'],
    }),
    social: endpoint({
      method: 'POST',
      path: '/wps/session/login/social',
      summary: 'Log in with the token of an identity service; whoever comes for the first time gets an account.',
      principals: ['visitor'],
      module: 'SOCIAL3',
      sealed: true,
      challenge: 'login',
      session: 'begins',
      input: z.strictObject({
        provider: z
          .enum(identityProviders)
          .describe('Identity service that vouches for the person; `phone` is its check of a mobile number.'),
        idToken: z.string().min(16).max(4096).describe('Token the service gave the client; read by the gateway alone.'),
        agreed: z
          .boolean()
          .default(false)
          .describe(
            'Whether the person ticked the age statement and the terms; asked for when an account has to be opened.',
          ),
        portal,
        remember: z
          .boolean()
          .default(false)
          .describe(
            'Whether to stay remembered in this browser for a day: by a token in an HttpOnly cookie, no password.',
          ),
      }),
      output: LoginResult,
      errors: ['social_failed', 'terms_required', 'register_limit', 'member_no_enter', 'error_not_agent'],
    }),
    freePlay: endpoint({
      method: 'POST',
      path: '/wps/session/login/freeplay',
      summary: 'Start a trial account: type 4, its own play-money asset, 24 hours. So many an hour per address.',
      principals: ['visitor'],
      module: 'FREEPLAY3',
      sealed: true,
      challenge: 'trial',
      headers: { os: '*', platform: 'W', 'X-Gateway-Version': '3' },
      session: 'begins',
      input: z.strictObject({
        ageConfirmed: z
          .literal(true)
          .optional()
          .describe(
            'The person says that they are old enough; asked for where the profile in force wants it. Where an ' +
              'age must be verified, the call is off.',
          ),
      }),
      output: LoginResult,
      errors: ['trial_limit', 'underage'],
    }),
    logout: endpoint({
      method: 'DELETE',
      path: '/wps/session/logout',
      summary: 'End the session at once, in every tab.',
      principals: signedIn,
      module: 'COMM3',
      alwaysOpen: true,
      beforePasswordChange: true,
      retry: true,
      input: z.strictObject({}),
      output: z.object({}),
      errors: [],
    }),
  },
)
