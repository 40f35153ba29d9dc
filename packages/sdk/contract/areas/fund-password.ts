import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { LoginPassword } from './session.ts'
import { FieldRule } from './system.ts'
import { Instant } from '../scalars.ts'

/** Trial players have no withdrawals. */
const owners = ['member', 'agent'] as const

/** Password for calls that withdraw money. Such calls have a path under `passwordCheck/` and are sealed. */
export const FundPassword = z.string().min(1).max(64).describe('Fund password of the person.')

/**
 * Common errors of the calls under `passwordCheck/`. `fund_password_wrong` has the number of remaining attempts in
 * `left`; `fund_password_waiting` has in `until` the end of the waiting time after the operator reset the password.
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

const state = z.object({ set: z.boolean().describe('Whether a fund password is set.') })

export default area(
  'fundPassword',
  { entry: 'member', about: 'The second password, which calls that withdraw money require.' },
  {
    status: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getFundPassword',
      summary: 'Returns whether a fund password is set, whether it is locked, and the rule for a new one.',
      principals: owners,
      module: 'PASS3',
      input: z.strictObject({}),
      output: z.object({
        set: z.boolean().describe('Whether a fund password is set.'),
        changedAt: Instant.nullable().describe(
          'When it was last set or changed; null if none is set. After a lost response, a form compares this ' +
            'to find out whether its change was made.',
        ),
        lockedUntil: Instant.nullable().describe('End of the lock after wrong attempts; null if it is not locked.'),
        waitsUntil: Instant.nullable().describe(
          'End of the waiting time after the operator reset the fund password, during which it is refused; ' +
            'null if there is no waiting time.',
        ),
        needsLoginPassword: z
          .boolean()
          .describe('Whether the account has a login password, which is then required to set the first fund password.'),
        rule: FieldRule.describe('Rule for a new fund password.'),
      }),
      errors: ['real_account_required'],
    }),
    set: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitFundPassword',
      summary: 'Sets the first fund password; the login password is required again.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      input: z.strictObject({
        loginPassword: LoginPassword,
        newFundPassword: FundPassword.describe(
          'New fund password, 1 to 64 characters; the rule of `fundPassword.status` applies.',
        ),
        confirmFundPassword: FundPassword.describe('The new fund password again; both must be equal.'),
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
      summary: 'Changes the fund password.',
      principals: owners,
      module: 'PASS3',
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        fundPassword: FundPassword,
        newFundPassword: FundPassword.describe(
          'New fund password, 1 to 64 characters; the rule of `fundPassword.status` applies.',
        ),
        confirmFundPassword: FundPassword.describe('The new fund password again; both must be equal.'),
      }),
      output: state,
      errors: fundPasswordErrors,
    }),
  },
)
