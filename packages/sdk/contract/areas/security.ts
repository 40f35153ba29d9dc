import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Credential, LoginResult } from './session.ts'
import { Instant, pageOf, pageQuery } from '../shapes.ts'

/** Trial accounts hold nothing worth a lock. */
const owners = ['member', 'agent'] as const

const StepId = z.uuid()
/** Six digits of an app, or one of the codes on paper. */
const FactorCode = z.string().trim().min(6).max(16)
/**
 * What the browser's own credential calls hand over and take, as JSON of WebAuthn (Level 3); its inside is the device's
 * business.
 */
const Signed = z.record(z.string(), z.unknown())

/** A login, or one that failed under the right name. */
export const LoginRow = z
  .object({
    at: Instant,
    /** `password`, `sms`, `remember`, `code`, `social`, `passkey`. */
    way: z.string(),
    result: z.enum(['OK', 'WRONG_PASSWORD', 'WRONG_CODE']),
    ip: z.string(),
    /** As `Chrome · Android`; empty: not told. */
    device: z.string(),
  })
  .meta({ id: 'LoginRow' })

const door = { portal: z.enum(['player', 'agent']).default('player'), remember: z.boolean().default(false) }

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
        /** 0 to 100: the share of `measures` that is in place. */
        score: z.number().int(),
        measures: z.object({
          loginPassword: z.boolean(),
          fundPassword: z.boolean(),
          realName: z.boolean(),
          mobile: z.boolean(),
          email: z.boolean(),
          authenticator: z.boolean(),
          passkey: z.boolean(),
          phrase: z.boolean(),
        }),
        passwordChangedAt: Instant.nullable(),
        /** Masked; null where there is none. */
        realName: z.string().nullable(),
        mobile: z.string().nullable(),
        email: z.string().nullable(),
        /** The whole phrase, for its person's eyes. */
        phrase: z.string().nullable(),
        /** Codes on paper that are left. */
        recoveryCodes: z.number().int(),
        passkeys: z.array(
          z.object({ passkeyId: z.string(), name: z.string(), createdAt: Instant, usedAt: Instant.nullable() }),
        ),
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
        list: z.array(
          z.object({
            /** Names the login; opens nothing. */
            sessionId: z.string(),
            current: z.boolean(),
            way: z.string(),
            device: z.string(),
            ip: z.string(),
            createdAt: Instant,
            lastSeenAt: Instant,
          }),
        ),
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
        /** Absent: all but this one. */ sessionId: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
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
      input: z.strictObject({ phrase: z.string().trim().max(40) }),
      output: z.object({ phrase: z.string().nullable() }),
      errors: ['real_account_required', 'field_invalid'],
    }),
    beginAuthenticator: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_beginAuthenticator',
      summary: 'A secret for an app that makes codes; nothing asks for them until one was right.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({ loginPassword: Credential.optional() }),
      output: z.object({
        /** Base32, to be typed. */ secret: z.string(),
        /** `otpauth:` address, to be scanned. */ uri: z.string(),
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
      output: z.object({ recoveryCodes: z.array(z.string()) }),
      errors: ['real_account_required', 'second_factor_wrong', 'locked'],
    }),
    endAuthenticator: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_endAuthenticator',
      summary: 'Turn the second step off.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({ loginPassword: Credential.optional(), code: FactorCode }),
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
      input: z.strictObject({ loginPassword: Credential.optional() }),
      output: z.object({ stepId: StepId, options: Signed }),
      errors: ['real_account_required', 'bad_credentials', 'locked', 'relogin_required'],
    }),
    addPasskey: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_addPasskey',
      summary: 'Keep the passkey a device has made.',
      principals: owners,
      module: 'PASSKEY3',
      input: z.strictObject({ stepId: StepId, response: Signed, name: z.string().trim().min(1).max(40) }),
      output: z.object({ passkeyId: z.string() }),
      errors: ['real_account_required', 'passkey_refused'],
    }),
    removePasskey: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_removePasskey',
      summary: 'Forget a passkey: its device opens the account no more.',
      principals: owners,
      module: 'PASSKEY3',
      sealed: true,
      input: z.strictObject({ passkeyId: z.string().min(1).max(1400), loginPassword: Credential.optional() }),
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
      input: z.strictObject({ /** `details.stepId` of `second_factor_required`. */ stepId: StepId, code: FactorCode }),
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
      output: z.object({ stepId: StepId, options: Signed }),
      errors: [],
    }),
    passkeyLogin: endpoint({
      method: 'POST',
      path: '/wps/session/login/passkey',
      summary: 'Log in with what the device has signed; no password, no second step.',
      principals: ['visitor'],
      module: 'PASSKEY3',
      session: 'begins',
      input: z.strictObject({ stepId: StepId, response: Signed, ...door }),
      output: LoginResult,
      errors: ['passkey_refused', 'member_no_enter', 'error_not_agent'],
    }),
  },
)
