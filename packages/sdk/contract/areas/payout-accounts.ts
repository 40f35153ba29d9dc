import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { Instant, Language, Money, TermsVersion } from '../shapes.ts'
import { FieldRule } from './system.ts'

/** Trial players have no withdrawals. */
export const owners = ['member', 'agent'] as const

export const Eta = z
  .object({
    p50Sec: z.number().int().describe('Seconds in which half were done.'),
    p90Sec: z.number().int().describe('Seconds in which nine of ten were done.'),
    measured: z
      .boolean()
      .describe('Whether the figures come from the past; false: there is no past yet, and defaults are told.'),
  })
  .meta({ id: 'Eta', description: 'How long something takes, as seen in the past.' })

export const PayoutMethod = z
  .object({
    methodId: z.string().describe('Identifier of the way to be paid.'),
    kind: z.enum(['BANK', 'WALLET']).describe('Bank account or mobile wallet.'),
    name: z.string().describe('Name in the language asked for.'),
    min: Money.describe('Least amount of a withdrawal.'),
    max: Money.describe('Largest amount of a withdrawal.'),
    feeType: z
      .enum(['NONE', 'FIXED', 'PERCENT'])
      .describe('How the fee is counted: `NONE`: there is none; `FIXED`: an amount; `PERCENT`: a share of the amount.'),
    fee: z.string().describe('Decimal string: an amount with `FIXED`, per cent with two decimals with `PERCENT`.'),
    terms: TermsVersion.describe('Version of what it costs and whether a receipt is asked for.'),
    eta: Eta.describe('Time from the request until the money is sent, of orders that are paid at once.'),
    etaReviewed: Eta.describe('Time from the request until the money is sent, of orders that a person looks at.'),
    receipt: z.boolean().describe('Whether the person is asked to say that the money came.'),
    fields: z.array(FieldRule).describe('What an account of it is named by, in the order of the form.'),
  })
  .meta({ id: 'PayoutMethod', description: 'A way to be paid, with its limits, fee and time.' })

export const PayoutAccount = z
  .object({
    accountId: z.string().describe('Identifier of the account.'),
    methodId: z.string().describe('Identifier of the way to be paid.'),
    kind: z.enum(['BANK', 'WALLET']).describe('Bank account or mobile wallet.'),
    name: z.string().describe('Name of the bank or wallet.'),
    masked: z.string().describe('Account number, masked but for its last four digits.'),
    holder: z.string().describe('Name the account is held in.'),
    editable: z.boolean().describe('Whether the one free edit is left; after it the support changes accounts.'),
    createdAt: Instant.describe('When the account was bound.'),
  })
  .meta({ id: 'PayoutAccount', description: 'An account the person is paid to.' })

/** Letters, marks, spaces, dots, hyphens and apostrophes: names of any script. */
const RealName = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u)

export default area(
  'payoutAccounts',
  { entry: 'member' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getBankCards',
      summary: 'Accounts the person is paid to, the ways to be paid, and the name all of them are held in.',
      principals: owners,
      module: 'BANK3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({
        realName: z
          .string()
          .nullable()
          .describe('Real name of the person, set once; accounts are bound in this name alone. Null until it is set.'),
        most: z.number().int().describe('Number of accounts a person may bind.'),
        methods: z.array(PayoutMethod).describe('Ways to be paid.'),
        list: z.array(PayoutAccount).describe('Accounts the person is paid to.'),
      }),
      errors: ['real_account_required'],
    }),
    setName: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitRealName',
      summary: "Tell one's real name, once.",
      principals: owners,
      module: 'BANK3',
      input: z.strictObject({
        realName: RealName.describe(
          'Real name, 2 to 60 letters, marks, spaces, dots, hyphens and apostrophes of any script.',
        ),
      }),
      output: z.object({ realName: z.string().describe('Real name as it was set.') }),
      /** `real_name_set`: a name is already set, and a different one. */
      errors: ['real_name_set', 'real_account_required'],
    }),
    save: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCSFE_submitBankCard',
      summary: 'Bind an account, or with `accountId` use the free edit of one.',
      principals: owners,
      module: 'BANK3',
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        fundPassword: FundPassword,
        accountId: z.uuid().optional().describe('Account to edit; absent: a new one is bound.'),
        methodId: z.string().max(32).describe('Identifier of the way to be paid, one of `payoutAccounts.list`.'),
        fields: z
          .record(z.string().max(32), z.string().max(64))
          .describe('What names the account, by the rules of the way to be paid: name of the field to its text.'),
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
      summary: 'Take an account away; orders under way keep theirs.',
      principals: owners,
      module: 'BANK3',
      sealed: true,
      fundPassword: true,
      input: z.strictObject({ fundPassword: FundPassword, accountId: z.uuid().describe('Account to take away.') }),
      output: z.object({ accountId: z.string().describe('Identifier of the account.') }),
      errors: [...fundPasswordErrors, 'not_found'],
    }),
  },
)
