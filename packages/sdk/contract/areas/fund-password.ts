import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Credential } from './session.ts'
import { Instant } from '../shapes.ts'
import { FieldRule } from './system.ts'

/** Trial players take no money away. */
const owners = ['member', 'agent'] as const

/** The password of everything that takes money away. Calls that want it live under `passwordCheck/` and are sealed. */
export const FundPassword = z.string().min(1).max(64)

/**
 * What a call under `passwordCheck/` may answer beside its own refusals. `fund_password_wrong` says how many tries are
 * `left`;
 * `fund_password_waiting` that the operator took a forgotten one away, and the new one opens nothing until `until`.
 */
export const fundPasswordErrors = [
  'field_invalid',
  'fund_password_missing',
  'fund_password_wrong',
  'fund_password_waiting',
  'locked',
  'relogin_required',
  'real_account_required',
] as const

const state = z.object({ set: z.boolean() })

export default area(
  'fundPassword',
  { entry: 'member' },
  {
    status: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getFundPassword',
      summary: 'Whether there is a fund password, whether it is locked, and the rule of a new one.',
      principals: owners,
      module: 'PASS3',
      input: z.strictObject({}),
      output: z.object({
        set: z.boolean(),
        /** When it was last set or changed: tells a form whose answer was lost what became of its press. */
        changedAt: Instant.nullable(),
        lockedUntil: Instant.nullable(),
        /** It was reset by the operator, and opens nothing before. */
        waitsUntil: Instant.nullable(),
        /** The account has a login password, which is asked for before the first fund password is set. */
        needsLoginPassword: z.boolean(),
        rule: FieldRule,
      }),
      errors: ['real_account_required'],
    }),
    set: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitFundPassword',
      summary: 'Set the first fund password; the login password is said again.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({
        loginPassword: Credential.optional(),
        newFundPassword: FundPassword,
        confirmFundPassword: FundPassword,
      }),
      output: state,
      errors: [
        'bad_credentials',
        'locked',
        'field_invalid',
        'fund_password_set',
        'relogin_required',
        'real_account_required',
      ],
    }),
    change: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_changeFundPassword',
      summary: 'Change the fund password.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        fundPassword: FundPassword,
        newFundPassword: FundPassword,
        confirmFundPassword: FundPassword,
      }),
      output: state,
      errors: fundPasswordErrors,
    }),
  },
)
