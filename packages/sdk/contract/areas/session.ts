import * as z from 'zod'
import { area, endpoint, signedIn } from '../endpoint.ts'
import { CaptchaAnswer, CaptchaId, Code, DialingCode } from '../shapes.ts'
import { Instant } from '../scalars.ts'

export const Credential = z.string().min(1).max(128)
export const LoginPassword = Credential.optional().describe(
  'Current login password, for confirmation; absent only if the account has none.',
)

export const LoginResult = z
  .object({
    token: z
      .string()
      .describe(
        'Opaque token for the `Authorization: Bearer` header. With `X-Session-Store: cookie` it is only an ' +
          'identifier, which is worthless without the HttpOnly cookie set by the same response.',
      ),
    firstTimeLogin: z.boolean().describe('Whether this is the first login of the account.'),
    passwordExpired: z.boolean().describe('Whether the password exceeds the maximum age set by the operator.'),
    mustChangePassword: z
      .boolean()
      .describe(
        'Whether the account has an initial password; until it is changed, only `member.info`, ' +
          '`password.change` and `session.logout` are allowed.',
      ),
    mustAcceptTerms: z
      .boolean()
      .describe(
        'Whether the terms changed since the person accepted them; until they are accepted with ' +
          '`session.acceptTerms`, only `member.info`, `password.change` and `session.logout` are allowed besides.',
      ),
    expiresAt: Instant.describe('When the session expires.'),
    lastLoginAt: Instant.nullable().describe('Time of the previous login; null if there was none.'),
  })
  .meta({ id: 'LoginResult', description: 'A new or renewed session.' })

const captchaAnswer = {
  captcha: CaptchaAnswer.optional(),
  captchaId: CaptchaId.optional(),
}

const portal = z
  .enum(['player', 'agent'])
  .default('player')
  .describe('Site of the login. The agent site (`agent`) refuses players; the player site accepts everyone.')

/** Identity providers, which the client reaches through a port of its own. */
export const identityProviders = ['google', 'facebook', 'phone'] as const

export default area(
  'session',
  { entry: 'main', about: 'Logins, their further steps, sessions of trial players, and logouts.' },
  {
    login: endpoint({
      method: 'POST',
      path: '/wps/session/login',
      summary: 'Logs in with username and password, or with phone number and verification code.',
      principals: ['visitor'],
      module: 'COMM3',
      sealed: true,
      challenge: 'login',
      session: 'begins',
      input: z.strictObject({
        username: Credential.describe('Username; with `sms` the phone number.'),
        password: Credential.describe('Password; with `sms` the verification code.'),
        type: z
          .enum(['username', 'sms', ''])
          .default('username')
          .describe(
            '`username`: username and password; `sms`: phone number as `username` and verification code as ' +
              '`password`. Empty is the same as `username`.',
          ),
        countryDialingCode: DialingCode.optional().describe(
          'Country dialling code, with `sms`; absent: the default of the site.',
        ),
        remember: z
          .boolean()
          .default(false)
          .describe('Whether to remember the login in this browser for one day, by a token in an HttpOnly cookie.'),
        portal: z
          .enum(['player', 'agent'])
          .default('player')
          .describe('Site of the login. The agent site (`agent`) refuses players; the player site accepts everyone.'),
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
      summary: 'Completes a login from a new address with the verification code.',
      principals: ['visitor'],
      module: 'LOGINIPVERF3',
      sealed: true,
      session: 'begins',
      input: z.strictObject({
        verificationId: z.uuid().describe('`details.verificationId` of the error `ip_verification_required`.'),
        verificationCode: Code,
        portal,
        remember: z
          .boolean()
          .default(false)
          .describe('Whether to remember the login in this browser for one day, by a token in an HttpOnly cookie.'),
      }),
      output: LoginResult,
      errors: ['sms_wrong', 'sms_expired', 'member_no_enter', 'error_not_agent'],
    }),
    remembered: endpoint({
      method: 'POST',
      path: '/wps/session/login/remember',
      summary:
        'Logs in a remembered browser by its cookie, which is rotated. Reuse of an old cookie revokes it and its ' +
        'successors.',
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
      summary:
        'Returns a one-time code, valid for one minute, that transfers this login to another domain of the site.',
      principals: signedIn,
      module: 'COMM3',
      input: z.strictObject({}),
      output: z.object({
        code: z.string().describe('One-time code to append to the URL; valid for one minute.'),
        expires: Instant.describe('When the code expires.'),
      }),
      errors: [],
    }),
    exchange: endpoint({
      method: 'POST',
      path: '/wps/session/login/code',
      summary: 'Logs in with a one-time code of `session.code`. The code is used up even if the login fails.',
      principals: ['visitor'],
      module: 'COMM3',
      session: 'begins',
      input: z.strictObject({
        code: z.string().min(16).max(128).describe('One-time code returned by `session.code`.'),
      }),
      output: LoginResult,
      errors: ['bad_credentials', 'member_no_enter'],
    }),
    social: endpoint({
      method: 'POST',
      path: '/wps/session/login/social',
      summary: 'Logs in with a token of an identity provider. The first login opens an account.',
      principals: ['visitor'],
      module: 'SOCIAL3',
      sealed: true,
      challenge: 'login',
      session: 'begins',
      input: z.strictObject({
        provider: z
          .enum(identityProviders)
          .describe('Identity provider; `phone` is its verification of a phone number.'),
        idToken: z
          .string()
          .min(16)
          .max(4096)
          .describe('Token that the provider issued to the client; the gateway verifies it.'),
        agreed: z
          .boolean()
          .default(false)
          .describe(
            'Whether the person accepted the age statement and the terms; required if the login opens an account.',
          ),
        portal,
        remember: z
          .boolean()
          .default(false)
          .describe('Whether to remember the login in this browser for one day, by a token in an HttpOnly cookie.'),
      }),
      output: LoginResult,
      errors: ['social_failed', 'terms_required', 'register_limit', 'member_no_enter', 'error_not_agent'],
    }),
    freePlay: endpoint({
      method: 'POST',
      path: '/wps/session/login/freeplay',
      summary:
        'Starts a trial account (type 4) with its own play money, valid for 24 hours. The number of trial ' +
        'accounts per address and hour is limited.',
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
            'Confirmation of the minimum age; required if `rgProfile.demo` is `declared`. With `verified` the ' +
              'call is not available.',
          ),
      }),
      output: LoginResult,
      errors: ['trial_limit', 'underage'],
    }),
    acceptTerms: endpoint({
      method: 'POST',
      path: '/wps/session/terms',
      summary:
        'Accepts the terms that the session began with; `content.helpCenter` returns them as the topic `term`. The ' +
        'session gets another token.',
      principals: ['member', 'agent'],
      module: 'COMM3',
      beforePasswordChange: true,
      session: 'renews',
      input: z.strictObject({
        termsVersion: z.string().min(1).max(20).describe('Version of the terms that were shown.'),
      }),
      output: LoginResult,
      errors: ['terms_changed'],
    }),
    logout: endpoint({
      method: 'DELETE',
      path: '/wps/session/logout',
      summary: 'Ends the session immediately, in every tab.',
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
