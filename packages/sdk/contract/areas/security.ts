import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { LoginPassword, LoginResult } from './session.ts'
import { Instant, pageOf, pageQuery } from '../shapes.ts'

/** Trial accounts have nothing to protect. */
const owners = ['member', 'agent'] as const

const StepId = z.uuid().describe('Step of what was begun; sent back to finish it.')
const FactorCode = z.string().trim().min(6).max(16).describe('Six digits of the app, or one of the recovery codes.')
/**
 * What the browser's own credential calls return and accept, as JSON of WebAuthn (Level 3); its content is up to the
 * device.
 */
const Signed = z.record(z.string(), z.unknown())

export const LoginRow = z
  .object({
    at: Instant.describe('When the login was tried.'),
    way: z.string().describe('How the person logged in: `password`, `sms`, `remember`, `code`, `social` or `passkey`.'),
    result: z.enum(['OK', 'WRONG_PASSWORD', 'WRONG_CODE']).describe('`OK`: logged in; otherwise what was wrong.'),
    ip: z.string().describe('IP address.'),
    device: z.string().describe('Browser and system, as `Chrome · Android`; empty where they were not told.'),
  })
  .meta({ id: 'LoginRow', description: 'A login, or one that failed under the right name.' })

const loginCheck = {
  portal: z
    .enum(['player', 'agent'])
    .default('player')
    .describe('Which site: the agent site (`agent`) refuses players, the player site takes everyone.'),
  remember: z
    .boolean()
    .default(false)
    .describe('Whether to stay remembered in this browser for a day: by a token in an HttpOnly cookie, no password.'),
}

export default area(
  'security',
  { entry: 'member' },
  {
    overview: endpoint({
      method: 'GET',
      path: '/wps/v2/member/securityConfig',
      summary: 'What protects the account, and what does not yet.',
      principals: owners,
      module: 'PASS3',
      input: z.strictObject({}),
      output: z.object({
        score: z.number().int().describe('Share of `measures` that is in place: whole, 0 to 100.'),
        measures: z
          .object({
            loginPassword: z.boolean().describe('A login password is set.'),
            fundPassword: z.boolean().describe('A fund password is set.'),
            realName: z.boolean().describe('The real name is told.'),
            mobile: z.boolean().describe('A mobile number is known.'),
            email: z.boolean().describe('A mail address is known.'),
            authenticator: z.boolean().describe('A second step by an app is on.'),
            passkey: z.boolean().describe('There is a passkey.'),
            phrase: z.boolean().describe('A phrase is set.'),
          })
          .describe('What protects the account: true where it is in place.'),
        passwordChangedAt: Instant.nullable().describe(
          'When the login password was last changed; null where it never was.',
        ),
        realName: z.string().nullable().describe('Real name, masked; null where there is none.'),
        mobile: z.string().nullable().describe('Mobile number, masked; null where there is none.'),
        email: z.string().nullable().describe('Mail address, masked; null where there is none.'),
        phrase: z.string().nullable().describe('The whole phrase; null where none is set.'),
        recoveryCodes: z.number().int().describe('Number of recovery codes that are left.'),
        passkeys: z
          .array(
            z.object({
              passkeyId: z.string().describe('Identifier of the passkey.'),
              name: z.string().describe('Name the person gave the passkey.'),
              createdAt: Instant.describe('When the passkey was made.'),
              usedAt: Instant.nullable().describe('When the passkey was last used; null: never.'),
            }),
          )
          .describe('Passkeys of the account.'),
      }),
      errors: ['real_account_required'],
    }),
    logins: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getLoginHistory',
      summary: 'Logins of the last 90 days, newest first, and those that failed under the right name.',
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
      summary: 'Where the account is logged in now.',
      principals: owners,
      module: 'PASS3',
      input: z.strictObject({}),
      output: z.object({
        list: z
          .array(
            z.object({
              sessionId: z.string().describe('Identifier of the login; it opens nothing.'),
              current: z.boolean().describe('Whether it is the login that asks.'),
              way: z
                .string()
                .describe('How the person logged in: `password`, `sms`, `remember`, `code`, `social` or `passkey`.'),
              device: z.string().describe('Browser and system, as `Chrome · Android`; empty where they were not told.'),
              ip: z.string().describe('IP address.'),
              createdAt: Instant.describe('When the login began.'),
              lastSeenAt: Instant.describe('When the login was last used.'),
            }),
          )
          .describe('Logins that are open now.'),
      }),
      errors: ['real_account_required'],
    }),
    endSession: endpoint({
      method: 'DELETE',
      path: '/wps/relay/MCSFE_getSessions',
      summary: 'Log out another login of the account, or all others.',
      principals: owners,
      module: 'PASS3',
      retry: true,
      input: z.strictObject({
        sessionId: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional()
          .describe('Login to end; absent: all but this one.'),
      }),
      output: z.object({}),
      errors: ['real_account_required', 'not_found'],
    }),
    setPhrase: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_updatePhrase',
      summary:
        'Words that only the person and the operator know: what comes without them is not from us. Empty takes them away.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({
        phrase: z.string().trim().max(40).describe('Words of at most 40 characters; empty takes them away.'),
      }),
      output: z.object({ phrase: z.string().nullable().describe('The whole phrase; null where none is set.') }),
      errors: ['real_account_required', 'field_invalid'],
    }),
    beginAuthenticator: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_beginAuthenticator',
      summary: 'A secret for an app that makes codes; nothing asks for them until one was right.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({ loginPassword: LoginPassword }),
      output: z.object({
        secret: z.string().describe('Secret in Base32, to be typed into the app.'),
        uri: z.string().describe('`otpauth:` address, to be scanned by the app.'),
      }),
      errors: ['real_account_required', 'bad_credentials', 'locked', 'second_factor_set', 'relogin_required'],
    }),
    confirmAuthenticator: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_confirmAuthenticator',
      summary: 'Turn the second step on with a code of the app. The answer holds ten codes for paper, told this once.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({ code: FactorCode }),
      output: z.object({ recoveryCodes: z.array(z.string()).describe('Ten recovery codes, told this once.') }),
      errors: ['real_account_required', 'second_factor_wrong', 'locked'],
    }),
    endAuthenticator: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_endAuthenticator',
      summary: 'Turn the second step off.',
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
      summary: 'What a device is asked, to make a passkey of the account.',
      principals: owners,
      module: 'PASSKEY3',
      sealed: true,
      input: z.strictObject({ loginPassword: LoginPassword }),
      output: z.object({
        stepId: StepId,
        options: Signed.describe("Options for the browser's credential call, as JSON of WebAuthn (Level 3)."),
      }),
      errors: ['real_account_required', 'bad_credentials', 'locked', 'relogin_required'],
    }),
    addPasskey: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_addPasskey',
      summary: 'Keep the passkey a device has made.',
      principals: owners,
      module: 'PASSKEY3',
      input: z.strictObject({
        stepId: StepId,
        response: Signed.describe("What the browser's credential call gave back, as JSON of WebAuthn (Level 3)."),
        name: z.string().trim().min(1).max(40).describe('Name the person gave the passkey.'),
      }),
      output: z.object({ passkeyId: z.string().describe('Identifier of the passkey.') }),
      errors: ['real_account_required', 'passkey_refused'],
    }),
    removePasskey: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_removePasskey',
      summary: 'Forget a passkey: its device opens the account no more.',
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
      summary: 'Finish a login with a code of the app or of paper.',
      principals: ['visitor'],
      module: 'COMM3',
      sealed: true,
      session: 'begins',
      input: z.strictObject({
        stepId: StepId.describe('Step of the login: `details.stepId` of `second_factor_required`.'),
        code: FactorCode,
      }),
      output: LoginResult,
      errors: ['second_factor_wrong', 'second_factor_over', 'locked', 'member_no_enter', 'error_not_agent'],
    }),
    askPasskey: endpoint({
      method: 'POST',
      path: '/wps/session/login/passkey/options',
      summary: 'What a device is asked, to log in with a passkey.',
      principals: ['visitor'],
      module: 'PASSKEY3',
      challenge: 'login',
      input: z.strictObject({}),
      output: z.object({
        stepId: StepId,
        options: Signed.describe("Options for the browser's credential call, as JSON of WebAuthn (Level 3)."),
      }),
      errors: [],
    }),
    passkeyLogin: endpoint({
      method: 'POST',
      path: '/wps/session/login/passkey',
      summary: 'Log in with what the device has signed; no password, no second step.',
      principals: ['visitor'],
      module: 'PASSKEY3',
      session: 'begins',
      input: z.strictObject({
        stepId: StepId,
        response: Signed.describe("What the browser's credential call gave back, as JSON of WebAuthn (Level 3)."),
        ...loginCheck,
      }),
      output: LoginResult,
      errors: ['passkey_refused', 'member_no_enter', 'error_not_agent'],
    }),
  },
)
