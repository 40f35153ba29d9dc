import * as z from 'zod'
import { area, endpoint, signedIn } from '../endpoint.ts'
import { Code, DialingCode, Instant } from '../shapes.ts'

export const Credential = z.string().min(1).max(128)

export const LoginResult = z
  .object({
    /**
     * Opaque; sent back in the `Authorization: Bearer` header. With `X-Session-Store: cookie` it is a name that opens
     * nothing but beside the HttpOnly cookie that came with it.
     */
    token: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
    /** The account holds an initial password; only info, password and logout are open until it is changed. */
    mustChangePassword: z.boolean(),
    expiresAt: Instant,
    lastLoginAt: Instant.nullable(),
  })
  .meta({ id: 'LoginResult' })

const captchaAnswer = {
  captcha: z.string().max(16).optional(),
  captchaId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/)
    .optional(),
}

const portal = z.enum(['player', 'agent']).default('player')

/** Who vouches for a person: an identity service, reached by the client through a port of its own. */
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
        username: Credential,
        password: Credential,
        /**
         * `username` by name and password; `sms` by mobile number as `username` and code as `password`. Empty counts as
         * `username`: so clients log in after a reset by telephone.
         */
        type: z.enum(['username', 'sms', '']).default('username'),
        /** Of the number, with `sms`; the operator's own where it is left out. */
        countryDialingCode: DialingCode.optional(),
        /** Stay remembered in this browser for a day: a token in an HttpOnly cookie, no password. */
        remember: z.boolean().default(false),
        /** Which door: the agent site refuses players and the player site takes everyone. */
        portal: z.enum(['player', 'agent']).default('player'),
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
        /** `details.verificationId` of `ip_verification_required`. */
        verificationId: z.uuid(),
        verificationCode: Code,
        portal,
        remember: z.boolean().default(false),
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
      output: z.object({ code: z.string(), expires: Instant }),
      errors: [],
    }),
    exchange: endpoint({
      method: 'POST',
      path: '/wps/session/login/code',
      summary: 'Log in with a code from the address; it is spent, whatever comes of it.',
      principals: ['visitor'],
      module: 'COMM3',
      session: 'begins',
      input: z.strictObject({ code: z.string().min(16).max(128) }),
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
        provider: z.enum(identityProviders),
        /** What the service gave the client; read by nobody but the gateway. */
        idToken: z.string().min(16).max(4096),
        /** Age statement and terms; asked for when an account has to be opened. */
        agreed: z.boolean().default(false),
        portal,
        remember: z.boolean().default(false),
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
      /**
       * `ageConfirmed`: the person says that they are old enough, where the profile in force asks for that. Where an
       * age must be verified, the call is off.
       */
      input: z.strictObject({ ageConfirmed: z.literal(true).optional() }),
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
