import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { Instant, Language, Money, TermsVersion } from '../shapes.ts'
import { FieldRule } from './system.ts'

/** Trial players take no money away. */
export const owners = ['member', 'agent'] as const

/**
 * How long something takes, from the operator's own past; `measured` is false where there is no past yet and a default
 * is told.
 */
export const Eta = z
  .object({ p50Sec: z.number().int(), p90Sec: z.number().int(), measured: z.boolean() })
  .meta({ id: 'Eta' })

export const PayoutMethod = z
  .object({
    methodId: z.string(),
    kind: z.enum(['BANK', 'WALLET']),
    /** In the language asked for. */
    name: z.string(),
    min: Money,
    max: Money,
    feeType: z.enum(['NONE', 'FIXED', 'PERCENT']),
    /** An amount for FIXED, per cent with two decimals for PERCENT. */
    fee: z.string(),
    /** Version of what it costs and whether a receipt is asked for. */
    terms: TermsVersion,
    /**
     * From the request until the money is sent: of orders that are paid at once, and of those that wait for a person.
     */
    eta: Eta,
    etaReviewed: Eta,
    /** Whether the person is asked to say that the money came. */
    receipt: z.boolean(),
    /** What an account of it is named by. */
    fields: z.array(FieldRule),
  })
  .meta({ id: 'PayoutMethod' })

export const PayoutAccount = z
  .object({
    accountId: z.string(),
    methodId: z.string(),
    kind: z.enum(['BANK', 'WALLET']),
    /** Of the bank or wallet. */
    name: z.string(),
    /** The last four digits of its number. */
    masked: z.string(),
    holder: z.string(),
    /** The one edit that is free is left; after it the operator's service changes accounts. */
    editable: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'PayoutAccount' })

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
        /** Set once; accounts are bound in this name alone. */
        realName: z.string().nullable(),
        most: z.number().int(),
        methods: z.array(PayoutMethod),
        list: z.array(PayoutAccount),
      }),
      errors: ['real_account_required'],
    }),
    setName: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitRealName',
      summary: "Tell one's real name, once.",
      principals: owners,
      module: 'BANK3',
      input: z.strictObject({ realName: RealName }),
      output: z.object({ realName: z.string() }),
      /** `real_name_set`: it is set, and another one. */
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
        accountId: z.uuid().optional(),
        methodId: z.string().max(32),
        /** By the rules of the method. */
        fields: z.record(z.string().max(32), z.string().max(64)),
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
      input: z.strictObject({ fundPassword: FundPassword, accountId: z.uuid() }),
      output: z.object({ accountId: z.string() }),
      errors: [...fundPasswordErrors, 'not_found'],
    }),
  },
)
