import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { Language, Money, TermsVersion, line } from '../shapes.ts'
import { FieldRule } from './system.ts'
import { Instant } from '../scalars.ts'

/** Trial players have no withdrawals. */
export const owners = ['member', 'agent'] as const

export const Eta = z
  .object({
    p50Sec: z.number().int().describe('Median duration, in seconds.'),
    p90Sec: z.number().int().describe('90th percentile of the duration, in seconds.'),
    measured: z
      .boolean()
      .describe(
        'Whether the figures were measured; false: there are no measurements yet and the figures are defaults.',
      ),
  })
  .meta({ id: 'Eta', description: 'Expected duration, from past orders.' })

export const PayoutMethod = z
  .object({
    methodId: z.string().describe('Identifier of the payout method.'),
    kind: z.enum(['BANK', 'WALLET']).describe('Bank account or mobile wallet.'),
    name: z.string().describe('Name in the requested language.'),
    min: Money.describe('Minimum amount of a withdrawal.'),
    max: Money.describe('Maximum amount of a withdrawal.'),
    feeType: z
      .enum(['NONE', 'FIXED', 'PERCENT'])
      .describe('`NONE`: no fee; `FIXED`: a fixed amount; `PERCENT`: a percentage of the amount.'),
    fee: z
      .string()
      .describe('Decimal string: an amount of money with `FIXED`, a percentage with two decimals with `PERCENT`.'),
    terms: TermsVersion.describe('Version of the terms: fee and confirmation of receipt.'),
    eta: Eta.describe('Time from request to payment, for orders that are paid without review.'),
    etaReviewed: Eta.describe('Time from request to payment, for orders that are reviewed.'),
    receipt: z.boolean().describe('Whether the person is asked to confirm receipt.'),
    fields: z.array(FieldRule).describe('Fields that identify an account of this method, in the order of the form.'),
  })
  .meta({ id: 'PayoutMethod', description: 'A payout method with its limits, fee and duration.' })

export const PayoutAccount = z
  .object({
    accountId: z.string().describe('Identifier of the account.'),
    methodId: z.string().describe('Identifier of the payout method.'),
    kind: z.enum(['BANK', 'WALLET']).describe('Bank account or mobile wallet.'),
    name: z.string().describe('Name of the bank or wallet.'),
    masked: z.string().describe('Account number, masked except for the last four digits.'),
    holder: z.string().describe('Name of the account holder.'),
    editable: z
      .boolean()
      .describe(
        'Whether the single self-service edit is still available; afterwards only customer support changes the account.',
      ),
    createdAt: Instant.describe('When the account was added.'),
  })
  .meta({ id: 'PayoutAccount', description: 'A payout account of the person.' })

/** Letters, marks, spaces, dots, hyphens and apostrophes: names of any script. */
const RealName = line(60)
  .min(2)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u)

export default area(
  'payoutAccounts',
  { entry: 'member', about: 'The real name of a person and the accounts that withdrawals are paid to.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getBankCards',
      summary: 'Returns the payout accounts of the person, the payout methods, and the name of the account holder.',
      principals: owners,
      module: 'BANK3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({
        realName: z
          .string()
          .nullable()
          .describe('Real name of the person, set once; all payout accounts are in this name. Null until it is set.'),
        most: z.number().int().describe('Maximum number of payout accounts.'),
        methods: z.array(PayoutMethod).describe('Payout methods.'),
        list: z.array(PayoutAccount).describe('Payout accounts of the person.'),
      }),
      errors: ['real_account_required'],
    }),
    setName: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitRealName',
      summary: 'Sets the real name, once.',
      principals: owners,
      module: 'BANK3',
      input: z.strictObject({
        realName: RealName.describe(
          'Real name: 2 to 60 letters, marks, spaces, dots, hyphens and apostrophes of any script.',
        ),
      }),
      output: z.object({ realName: z.string().describe('Real name as stored.') }),
      /** `real_name_set`: a name is already set, and a different one. */
      errors: ['real_name_set', 'real_account_required'],
    }),
    save: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_submitBankCard',
      summary: 'Adds a payout account, or with `accountId` uses the single edit of an existing one.',
      principals: owners,
      module: 'BANK3',
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        fundPassword: FundPassword,
        accountId: z.uuid().optional().describe('Account to edit; absent: a new account is added.'),
        methodId: z.string().max(32).describe('Identifier of the payout method, from `payoutAccounts.list`.'),
        fields: z
          .record(z.string().max(32), z.string().max(64))
          .describe("Values of the method's fields, by field name."),
      }),
      output: PayoutAccount,
      errors: [
        ...fundPasswordErrors,
        'field_invalid',
        'real_name_missing',
        'card_limit',
        'card_bound',
        'edit_used',
        'not_found',
      ],
    }),
    remove: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_deleteBankCard',
      summary: 'Removes a payout account. Orders in progress still use it.',
      principals: owners,
      module: 'BANK3',
      sealed: true,
      fundPassword: true,
      input: z.strictObject({ fundPassword: FundPassword, accountId: z.uuid().describe('Account to remove.') }),
      output: z.object({ accountId: z.string().describe('Identifier of the account.') }),
      errors: [...fundPasswordErrors, 'not_found'],
    }),
  },
)
