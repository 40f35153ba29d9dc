import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { LoginPassword, LoginResult } from './session.ts'
import { pageOf, pageQuery, line } from '../shapes.ts'
import { Instant } from '../scalars.ts'

/** Trial accounts have no security settings. */
const owners = ['member', 'agent'] as const

const StepId = z.uuid().describe('Identifier of the pending step, sent back to complete it.')
const FactorCode = z
  .string()
  .trim()
  .min(6)
  .max(16)
  .describe('Code of six digits from the authenticator app, or a recovery code.')
/** WebAuthn (Level 3) JSON that the browser's credential API accepts and returns; its content depends on the device. */
const Signed = z.record(z.string(), z.unknown())

export const LoginRow = z
  .object({
    at: Instant.describe('When the login was attempted.'),
    way: z.string().describe('Login method: `password`, `sms`, `remember`, `code`, `social` or `passkey`.'),
    result: z.enum(['OK', 'WRONG_PASSWORD', 'WRONG_CODE']).describe('`OK`: successful; otherwise what was wrong.'),
    ip: z.string().describe('IP address.'),
    device: z.string().describe('Browser and operating system, for instance `Chrome · Android`; empty if unknown.'),
  })
  .meta({ id: 'LoginRow', description: 'A login, or a failed login attempt with the correct username.' })

const loginCheck = {
  portal: z
    .enum(['player', 'agent'])
    .default('player')
    .describe('Site of the login. The agent site (`agent`) refuses players; the player site accepts everyone.'),
  remember: z
    .boolean()
    .default(false)
    .describe('Whether to remember the login in this browser for one day, by a token in an HttpOnly cookie.'),
}

export default area(
  'security',
  { entry: 'member', about: 'Two-factor authentication, passkeys, past logins and active sessions.' },
  {
    overview: endpoint({
      method: 'GET',
      path: '/wps/v2/member/securityConfig',
      summary: 'Returns the security measures of the account and their status.',
      principals: owners,
      module: 'PASS3',
      input: z.strictObject({}),
      output: z.object({
        score: z.number().int().describe('Share of `measures` in place, in per cent: a whole number from 0 to 100.'),
        measures: z
          .object({
            loginPassword: z.boolean().describe('Whether a login password is set.'),
            fundPassword: z.boolean().describe('Whether a fund password is set.'),
            realName: z.boolean().describe('Whether the real name is set.'),
            mobile: z.boolean().describe('Whether a phone number is set.'),
            email: z.boolean().describe('Whether an email address is set.'),
            authenticator: z.boolean().describe('Whether two-factor authentication with an app is on.'),
            passkey: z.boolean().describe('Whether there is a passkey.'),
            phrase: z.boolean().describe('Whether an anti-phishing phrase is set.'),
          })
          .describe('Security measures; true if in place.'),
        passwordChangedAt: Instant.nullable().describe(
          'When the login password was last changed; null if it never was.',
        ),
        realName: z.string().nullable().describe('Real name, masked; null if there is none.'),
        mobile: z.string().nullable().describe('Mobile number, masked; null if there is none.'),
        email: z.string().nullable().describe('Email address, masked; null if there is none.'),
        phrase: z.string().nullable().describe('The anti-phishing phrase; null if none is set.'),
        recoveryCodes: z.number().int().describe('Number of unused recovery codes.'),
        passkeys: z
          .array(
            z.object({
              passkeyId: z.string().describe('Identifier of the passkey.'),
              name: z.string().describe('Name of the passkey, chosen by the person.'),
              createdAt: Instant.describe('When the passkey was created.'),
              usedAt: Instant.nullable().describe('When the passkey was last used; null if never.'),
            }),
          )
          .describe('Passkeys of the account.'),
      }),
      errors: ['real_account_required'],
    }),
    logins: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getLoginHistory',
      summary:
        'Returns the logins of the last 90 days, newest first, including failed attempts with the correct username.',
      principals: owners,
      module: 'PASS3',
      list: { key: 'list', item: LoginRow },
      input: z.strictObject(pageQuery(20)),
      output: pageOf('list', LoginRow),
      errors: ['real_account_required'],
    }),
    sessions: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getSessions',
      summary: 'Returns the active sessions of the account.',
      principals: owners,
      module: 'PASS3',
      input: z.strictObject({}),
      output: z.object({
        list: z
          .array(
            z.object({
              sessionId: z.string().describe('Identifier of the session; it cannot be used as a token.'),
              current: z.boolean().describe('Whether this is the session of the call.'),
              way: z.string().describe('Login method: `password`, `sms`, `remember`, `code`, `social` or `passkey`.'),
              device: z
                .string()
                .describe('Browser and operating system, for instance `Chrome · Android`; empty if unknown.'),
              ip: z.string().describe('IP address.'),
              createdAt: Instant.describe('When the session began.'),
              lastSeenAt: Instant.describe('When the session was last used.'),
            }),
          )
          .describe('Active sessions.'),
      }),
      errors: ['real_account_required'],
    }),
    endSession: endpoint({
      method: 'DELETE',
      path: '/wps/relay/MCSFE_getSessions',
      summary: 'Ends another session of the account, or all others.',
      principals: owners,
      module: 'PASS3',
      retry: true,
      input: z.strictObject({
        sessionId: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional()
          .describe('Session to end; absent: all except the current one.'),
      }),
      output: z.object({}),
      errors: ['real_account_required', 'not_found'],
    }),
    setPhrase: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_updatePhrase',
      summary:
        'Sets the anti-phishing phrase, which the operator includes in its messages so that the person can ' +
        'recognise them. An empty phrase removes it.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({
        phrase: line(40).describe('Phrase of at most 40 characters; empty removes it.'),
      }),
      output: z.object({ phrase: z.string().nullable().describe('The anti-phishing phrase; null if none is set.') }),
      errors: ['real_account_required', 'field_invalid'],
    }),
    beginAuthenticator: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_beginAuthenticator',
      summary:
        'Returns the secret for an authenticator app. Two-factor authentication stays off until a code is confirmed.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({ loginPassword: LoginPassword }),
      output: z.object({
        secret: z.string().describe('TOTP secret in Base32, for manual entry.'),
        uri: z.string().describe('`otpauth:` URI, for a QR code.'),
      }),
      errors: ['real_account_required', 'bad_credentials', 'locked', 'second_factor_set', 'relogin_required'],
    }),
    confirmAuthenticator: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_confirmAuthenticator',
      summary:
        'Turns two-factor authentication on with a code from the app, and returns ten recovery codes, which ' +
        'are shown only once; the same code within a minute replaces them.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({ code: FactorCode }),
      output: z.object({
        recoveryCodes: z.array(z.string()).describe('Ten recovery codes, which are returned only once.'),
      }),
      errors: ['real_account_required', 'second_factor_wrong', 'locked'],
    }),
    endAuthenticator: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_endAuthenticator',
      summary: 'Turns two-factor authentication off. Turning it off again has no effect.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({ loginPassword: LoginPassword, code: FactorCode }),
      output: z.object({}),
      errors: ['real_account_required', 'bad_credentials', 'second_factor_wrong', 'locked', 'relogin_required'],
    }),
    beginPasskey: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_beginPasskey',
      summary: 'Returns the WebAuthn options for creating a passkey.',
      principals: owners,
      module: 'PASSKEY3',
      sealed: true,
      input: z.strictObject({ loginPassword: LoginPassword }),
      output: z.object({
        stepId: StepId,
        options: Signed.describe('WebAuthn (Level 3) options as JSON, for the credential API of the browser.'),
      }),
      errors: ['real_account_required', 'bad_credentials', 'locked', 'relogin_required'],
    }),
    addPasskey: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_addPasskey',
      summary: 'Registers a passkey that was created on a device.',
      principals: owners,
      module: 'PASSKEY3',
      input: z.strictObject({
        stepId: StepId,
        response: Signed.describe('WebAuthn (Level 3) response as JSON, from the credential API of the browser.'),
        name: line(40).min(1).describe('Name of the passkey, chosen by the person.'),
      }),
      output: z.object({ passkeyId: z.string().describe('Identifier of the passkey.') }),
      errors: ['real_account_required', 'passkey_refused'],
    }),
    removePasskey: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_removePasskey',
      summary: 'Removes a passkey.',
      principals: owners,
      module: 'PASSKEY3',
      sealed: true,
      input: z.strictObject({
        passkeyId: z.string().min(1).max(1400).describe('Identifier of the passkey.'),
        loginPassword: LoginPassword,
      }),
      output: z.object({}),
      errors: ['real_account_required', 'bad_credentials', 'locked', 'not_found', 'relogin_required'],
    }),
    secondStep: endpoint({
      method: 'POST',
      path: '/wps/session/login/second',
      summary: 'Completes a login with a code from the authenticator app or a recovery code.',
      principals: ['visitor'],
      module: 'COMM3',
      sealed: true,
      session: 'begins',
      input: z.strictObject({
        stepId: StepId.describe('`details.stepId` of the error `second_factor_required`.'),
        code: FactorCode,
      }),
      output: LoginResult,
      errors: ['second_factor_wrong', 'second_factor_over', 'locked', 'member_no_enter', 'error_not_agent'],
    }),
    askPasskey: endpoint({
      method: 'POST',
      path: '/wps/session/login/passkey/options',
      summary: 'Returns the WebAuthn options for a login with a passkey.',
      principals: ['visitor'],
      module: 'PASSKEY3',
      challenge: 'login',
      input: z.strictObject({}),
      output: z.object({
        stepId: StepId,
        options: Signed.describe('WebAuthn (Level 3) options as JSON, for the credential API of the browser.'),
      }),
      errors: [],
    }),
    passkeyLogin: endpoint({
      method: 'POST',
      path: '/wps/session/login/passkey',
      summary: 'Logs in with a passkey, without a password or second factor.',
      principals: ['visitor'],
      module: 'PASSKEY3',
      session: 'begins',
      input: z.strictObject({
        stepId: StepId,
        response: Signed.describe('WebAuthn (Level 3) response as JSON, from the credential API of the browser.'),
        ...loginCheck,
      }),
      output: LoginResult,
      errors: ['passkey_refused', 'member_no_enter', 'error_not_agent'],
    }),
  },
)
