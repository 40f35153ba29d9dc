import * as z from 'zod'
import { AgentContract } from '../agent-contract.ts'
import { area, endpoint, signedIn } from '../endpoint.ts'
import {
  CaptchaAnswer,
  CaptchaId,
  Code,
  Currency,
  InvitationCode,
  Language,
  MobileNumber,
  Money,
  line,
} from '../shapes.ts'
import { Credential, LoginResult } from './session.ts'
import { promoFields } from './rewards.ts'
import { vipFields } from './vip.ts'
import { Instant } from '../scalars.ts'

const text = z.string().max(256).optional()

/** Fields of both kinds of registration; the registration rules define which of them the form has. */
const form = {
  payeeName: line(256).optional().describe("Name of the holder of the person's bank account."),
  email: text.describe('Email address.'),
  paymentPassword: text.describe('Fund password of the account, if the form asks for one; absent: none yet.'),
  qqNum: text.describe('QQ number.'),
  line: text.describe('LINE identifier.'),
  whatsapp: text.describe('WhatsApp number.'),
  facebook: text.describe('Facebook name.'),
  wechat: text.describe('WeChat identifier.'),
  idNumber: text.describe('Number of an identity document.'),
  birthday: text.describe("Date of birth, in the format of the form's rule."),
  recommenderId: text.describe(
    'Member who invited the person, by username or invitation code, while the module REFER3 is on and no ' +
      '`referralCode` names another. Absent: nobody.',
  ),
  affiliateCode: InvitationCode.optional().describe(
    'Affiliate code from the link that was opened; it must belong to an agent. Absent: none.',
  ),
  referralCode: InvitationCode.optional().describe(
    'Invitation code typed by the person; it must belong to an agent and takes precedence over ' +
      '`affiliateCode`. Absent: none.',
  ),
  domain: text.describe('Host name of the site on which the form was opened.'),
  countryDialingCode: text.describe(
    'Country dialling code of the phone number, with or without the leading plus; absent: the default of the site.',
  ),
  verificationCode: Code.optional().describe(
    'Verification code sent to the phone number; required while the module REGMOBVERF3 is on.',
  ),
  registerUrl: text.describe('URL on which the form was opened.'),
  captcha: CaptchaAnswer.optional(),
  captchaId: CaptchaId.optional(),
  registerMethod: z.literal('WEB').default('WEB').describe('Origin of the registration; `WEB` is the website.'),
  agreed: z.boolean().describe('Whether the person accepted the age statement and the terms of `termsVersion`.'),
  termsVersion: text.describe('Version of the terms that were shown.'),
  marketing: z
    .boolean()
    .default(false)
    .describe('Whether the person wants offers by message, email or SMS; never required.'),
  language: Language.optional(),
}

export const MemberInfo = z.object({
  id: z.string().describe('Identifier of the account.'),
  account: z.string().describe('Account name.'),
  nickname: z.string().describe('Display name.'),
  type: z.number().int().describe('0: player; 4: trial player; 1, 2, 41 and 42: agents.'),
  currency: Currency,
  language: z.string().describe('BCP 47 language of the person.'),
  regDate: Instant.describe('When the account was opened.'),
  flags: z
    .object({
      mustChangePassword: z
        .boolean()
        .describe('Whether the password must be changed before any other call is allowed.'),
      mustAcceptTerms: z
        .boolean()
        .describe('Whether the terms pinned to the session must be accepted before any other call is allowed.'),
    })
    .describe('Conditions that restrict the session.'),
  ...vipFields,
  ...promoFields,
})

const Picture = z.object({
  icon: z.string().describe('Identifier of the picture.'),
  iconUrl: z.string().describe('URL of the image: a path of the site, or an `https` URL on one of its image hosts.'),
})

/**
 * Contracts by their property on the wire: `…req…` wait for an answer of the person, offers and requests to end one;
 * `…info…` are in force. Empty for whoever is no agent, and while the agent policy is off.
 */
const contracts = {
  dailysalreqtype: z.array(AgentContract).describe('Daily salaries that wait for an answer of the person.'),
  divtypereq: z.array(AgentContract).describe('Dividends that wait for an answer.'),
  contracthoursalreq: z.array(AgentContract).describe('Hourly salaries that wait for an answer.'),
  realtimesalreqtype: z.array(AgentContract).describe('Real-time salaries that wait for an answer.'),
  dailysalinfotype: z.array(AgentContract).describe('Daily salaries in force.'),
  divtypeinfo: z.array(AgentContract).describe('Dividends in force.'),
  contracthoursalinfo: z.array(AgentContract).describe('Hourly and real-time salaries in force.'),
  contractmrdailysalinfotype: z.array(AgentContract).describe('Daily salaries with a rate for each category in force.'),
}

export default area(
  'member',
  { entry: 'main', about: 'Registration, and the account of the session.' },
  {
    info: endpoint({
      method: 'GET',
      path: '/wps/member/info',
      summary: 'Returns the account of the session.',
      principals: signedIn,
      module: 'COMM3',
      beforePasswordChange: true,
      input: z.strictObject({}),
      output: MemberInfo,
      errors: [],
    }),
    register: endpoint({
      method: 'PUT',
      path: '/wps/member/register',
      aliases: [{ method: 'POST', path: '/wps/member/register' }],
      summary: 'Opens an account by username and logs in. The fields follow the registration rules.',
      principals: ['visitor'],
      module: 'REG3',
      sealed: true,
      challenge: 'register',
      session: 'begins',
      input: z.strictObject({
        username: Credential.describe('Username; the rule of the form applies.'),
        password: Credential.describe('Password; the rule of the form applies.'),
        confirmPassword: Credential.describe('The password again; both must be equal.'),
        mobileNum: text.describe(
          'Mobile number with digits of any script; required if the rule of the form requires it.',
        ),
        ...form,
      }),
      output: LoginResult,
      errors: [
        'field_invalid',
        'username_taken',
        'name_reserved',
        'mobile_taken',
        'terms_required',
        'underage',
        'captcha_required',
        'captcha_wrong',
        'register_limit',
        'invitation_code_error',
        'sms_wrong',
        'sms_expired',
      ],
    }),
    registerMobile: endpoint({
      method: 'PUT',
      path: '/wps/member/register/mobile',
      aliases: [{ method: 'POST', path: '/wps/member/register/mobile' }],
      summary: 'Opens an account by phone number and logs in.',
      principals: ['visitor'],
      module: 'MOBILENUMREG3',
      sealed: true,
      challenge: 'register',
      session: 'begins',
      input: z.strictObject({
        mobileNum: MobileNumber.describe('Mobile number with digits of any script.'),
        password: Credential.optional().describe('Password; required while the module MOBILENUMPASSREG3 is on.'),
        confirmPassword: Credential.optional().describe('The password again; both must be equal.'),
        ...form,
      }),
      output: LoginResult,
      errors: [
        'field_invalid',
        'mobile_taken',
        'terms_required',
        'underage',
        'captcha_required',
        'captcha_wrong',
        'register_limit',
        'invitation_code_error',
        'sms_wrong',
        'sms_expired',
      ],
    }),
    language: endpoint({
      method: 'PUT',
      path: '/wps/member/language',
      summary: 'Stores the language of the person.',
      principals: signedIn,
      module: 'COMM3',
      retry: true,
      input: z.strictObject({ language: Language.describe('BCP 47 language of the person.') }),
      output: z.object({ language: Language.describe('BCP 47 language of the person.') }),
      errors: [],
    }),
    icon: endpoint({
      method: 'GET',
      path: '/wps/member/info/icon',
      summary: 'Returns the profile picture and the available pictures.',
      principals: signedIn,
      module: 'PROFPIC3',
      input: z.strictObject({}),
      output: Picture.extend({ choices: z.array(Picture).describe('Available pictures.') }),
      errors: [],
    }),
    setIcon: endpoint({
      method: 'PUT',
      path: '/wps/member/info/icon',
      summary: 'Sets the profile picture.',
      principals: signedIn,
      module: 'PROFPIC3',
      retry: true,
      input: z.strictObject({
        icon: z
          .string()
          .regex(/^[a-z0-9-]{1,32}$/)
          .describe('Identifier of the picture, from the `choices` of `member.icon`.'),
      }),
      output: Picture,
      errors: [],
    }),
    funds: endpoint({
      method: 'GET',
      path: '/wps/member/info/funds/consolidated',
      summary: "Returns the balances of all of the person's accounts, and the contracts of an agent.",
      principals: ['member', 'agent'],
      module: 'COMM3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        main: Money.describe('Cash and bonus of the main wallet.'),
        bonus: Money.describe('Bonus money of the main wallet.'),
        hold: Money.describe('Amount held for withdrawals in progress.'),
        vendor: Money.describe('Balance at vendors, and transfers in transit.'),
        suspense: Money.describe('Amount of transfers to or from vendors whose outcome is not known yet.'),
        total: Money.describe('Sum of main wallet, held money, balance at vendors and transfers in transit.'),
        accounts: z
          .array(
            z.object({
              kind: z.string().describe('Kind of the account, for instance `CASH`.'),
              currency: Currency,
              balance: Money.describe('Balance of the account.'),
            }),
          )
          .describe('All ledger accounts of the person.'),
        ...contracts,
      }),
      errors: ['real_account_required'],
    }),
  },
)
