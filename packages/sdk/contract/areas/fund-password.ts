import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { LoginPassword } from './session.ts'
import { Instant } from '../shapes.ts'
import { FieldRule } from './system.ts'

/** Trial players have no withdrawals. */
const owners = ['member', 'agent'] as const

/** The password of everything that withdraws money. Calls that need it are under `passwordCheck/` and are sealed. */
export const FundPassword = z.string().min(1).max(64).describe('Fund password of the person.')

/**
 * What a call under `passwordCheck/` may answer beside its own refusals. `fund_password_wrong` returns how many tries
 * are `left`; `fund_password_waiting` means that the operator reset a forgotten one, and the new one opens nothing
 * until `until`.
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

const state = z.object({ set: z.boolean().describe('Whether there is a fund password.') })

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
        set: z.boolean().describe('Whether there is a fund password.'),
        changedAt: Instant.nullable().describe(
          'When it was last set or changed; null where there is none. It tells a form whose answer was lost what became of its press.',
        ),
        lockedUntil: Instant.nullable().describe('Until when it is locked after wrong tries; null where it is not.'),
        waitsUntil: Instant.nullable().describe(
          'Until when a fund password that was reset by the operator opens nothing; null where it does not wait.',
        ),
        needsLoginPassword: z
          .boolean()
          .describe(
            'Whether the account has a login password, which is asked for before the first fund password is set.',
          ),
        rule: FieldRule.describe('Rule of a new fund password.'),
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
        loginPassword: LoginPassword,
        newFundPassword: FundPassword.describe(
          'New fund password, 1 to 64 characters, by the rule of `fundPassword.status`.',
        ),
        confirmFundPassword: FundPassword.describe('The new fund password once more; the two have to be the same.'),
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
        newFundPassword: FundPassword.describe(
          'New fund password, 1 to 64 characters, by the rule of `fundPassword.status`.',
        ),
        confirmFundPassword: FundPassword.describe('The new fund password once more; the two have to be the same.'),
      }),
      output: state,
      errors: fundPasswordErrors,
    }),
  },
)
