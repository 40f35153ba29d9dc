import * as z from 'zod'
import { area, endpoint, signedIn } from '../endpoint.ts'
import { CaptchaAnswer, CaptchaId, Code, Currency, Instant, Language, MobileNumber, Money } from '../shapes.ts'
import { Credential, LoginResult } from './session.ts'

const text = z.string().max(256).optional()

/** What both ways of registering may carry; the rules define which of it the form has. */
const form = {
  payeeName: text.describe('Name of the payee, as the account of the person is held in.'),
  email: text.describe('Mail address.'),
  paymentPassword: text.describe('Transaction password.'),
  qqNum: text.describe('QQ number.'),
  line: text.describe('LINE identifier.'),
  whatsapp: text.describe('WhatsApp number.'),
  facebook: text.describe('Facebook name.'),
  wechat: text.describe('WeChat identifier.'),
  idNumber: text.describe('Number of an identity document.'),
  birthday: text.describe('Day of birth, written as the rule of the form says.'),
  recommenderId: text.describe('Identifier of whoever recommended the site.'),
  affiliateCode: text.describe(
    "Agent's code of the link the person came by; it has to lead to an agent. Absent: none.",
  ),
  referralCode: text.describe(
    "Agent's code the person typed; it has to lead to an agent, and is followed before `affiliateCode`. Absent: none.",
  ),
  domain: text.describe('Host name the form was opened at.'),
  countryDialingCode: text.describe(
    "Dialling code of the mobile number, with or without the plus; absent: the site's own.",
  ),
  verificationCode: Code.optional().describe('Code sent to the number; asked for where REGMOBVERF3 is on.'),
  registerUrl: text.describe('Address the form was opened at.'),
  captcha: CaptchaAnswer.optional(),
  captchaId: CaptchaId.optional(),
  registerMethod: z.literal('WEB').default('WEB').describe('Where the account is opened; `WEB` is the site.'),
  agreed: z.boolean().describe('Whether the person ticked the age statement and the terms, of the version shown.'),
  termsVersion: text.describe('Version of the terms that were shown.'),
  language: Language.optional(),
}

export const MemberInfo = z.object({
  id: z.string().describe('Identifier of the account.'),
  account: z.string().describe('Account name.'),
  nickname: z.string().describe('Name the person is shown by.'),
  type: z.number().int().describe('0: player; 4: trial player; 1, 2, 41 and 42: agents.'),
  currency: Currency,
  language: z.string().describe('BCP 47 language the person has set.'),
  regDate: Instant.describe('When the account was opened.'),
  flags: z
    .object({
      mustChangePassword: z.boolean().describe('Whether the password has to be changed before anything else.'),
    })
    .describe('What the account has to do first.'),
})

const Picture = z.object({
  icon: z.string().describe('Identifier of the picture.'),
  iconUrl: z
    .string()
    .describe('Address of the picture: a path of the site, or an `https` address at one of its image hosts.'),
})

/** One step of a contract: from so many active members, so much valid bet and so much loss, so many per cent. */
const Tier = z.object({
  rate: z.string().describe('Rate of the step, a decimal string.'),
  minActive: z.number().int().describe('Least number of active members.'),
  minValidBet: Money.describe('Least sum of valid bets.'),
  minLoss: Money.describe('Least sum of losses.'),
})

export const AgentContract = z
  .object({
    id: z.string().describe('Identifier of the contract.'),
    kind: z
      .enum(['DIVIDEND', 'DAILY', 'DAILY_MULTI', 'HOURLY', 'REAL_TIME'])
      .describe(
        'Kind of the contract: a dividend, or a salary by the day (`DAILY_MULTI` at several rates), by the hour or in real time.',
      ),
    period: z.string().describe('Period the contract is settled by, as the operator calls it.'),
    role: z
      .enum(['UP', 'DOWN'])
      .describe("Side of the contract the person is on: `UP` is the upline's, `DOWN` the downline's."),
    counterparty: z.string().describe('Account of the other side.'),
    tiers: z.array(Tier).describe('Steps of the contract, the lowest first.'),
    status: z
      .enum(['pending', 'accepted', 'rejected', 'terminated', 'expired', 'superseded'])
      .describe('How the contract stands; `superseded`: a newer version has taken its place.'),
    version: z.number().int().describe('Version of the contract, from 1.'),
    startAt: Instant.describe('When the contract begins.'),
  })
  .meta({ id: 'AgentContract', description: 'A contract between upline and downline, as both see it.' })

/** Contracts by their names on the wire: `…req…` wait for the person's answer, `…info…` are in force. */
const contracts = {
  dailysalreqtype: z.array(AgentContract).describe("Daily salaries that wait for the person's answer."),
  divtypereq: z.array(AgentContract).describe("Dividends that wait for the person's answer."),
  contracthoursalreq: z.array(AgentContract).describe("Hourly salaries that wait for the person's answer."),
  realtimesalreqtype: z.array(AgentContract).describe("Real-time salaries that wait for the person's answer."),
  dailysalinfotype: z.array(AgentContract).describe('Daily salaries in force.'),
  divtypeinfo: z.array(AgentContract).describe('Dividends in force.'),
  contracthoursalinfo: z.array(AgentContract).describe('Hourly salaries in force.'),
  contractmrdailysalinfotype: z.array(AgentContract).describe('Daily salaries at several rates in force.'),
}

export default area(
  'member',
  { entry: 'main' },
  {
    info: endpoint({
      method: 'GET',
      path: '/wps/member/info',
      summary: 'Who is logged in.',
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
      summary: 'Open an account by user name and be logged in; the fields follow the registration rules.',
      principals: ['visitor'],
      module: 'REG3',
      sealed: true,
      challenge: 'register',
      session: 'begins',
      input: z.strictObject({
        username: Credential.describe('User name, by the rule of the form.'),
        password: Credential.describe('Password, by the rule of the form.'),
        confirmPassword: Credential.describe('The password once more; the two have to be the same.'),
        mobileNum: text.describe('Mobile number, as people write it; asked for where the rule of the form says so.'),
        ...form,
      }),
      output: LoginResult,
      errors: [
        'field_invalid',
        'username_taken',
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
      summary: 'Open an account by telephone number and be logged in; whether with a password, the modules say.',
      principals: ['visitor'],
      module: 'MOBILENUMREG3',
      sealed: true,
      challenge: 'register',
      session: 'begins',
      input: z.strictObject({
        mobileNum: MobileNumber.describe('Mobile number: digits as people write them, in any script.'),
        password: Credential.optional().describe('Password; asked for where MOBILENUMPASSREG3 is on.'),
        confirmPassword: Credential.optional().describe('The password once more; the two have to be the same.'),
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
      summary: 'Remember the language the person reads.',
      principals: signedIn,
      module: 'COMM3',
      retry: true,
      input: z.strictObject({ language: Language.describe('BCP 47 language the person reads from now on.') }),
      output: z.object({ language: Language.describe('BCP 47 language the person reads from now on.') }),
      errors: [],
    }),
    icon: endpoint({
      method: 'GET',
      path: '/wps/member/info/icon',
      summary: 'The profile picture, and those to choose from.',
      principals: signedIn,
      module: 'PROFPIC3',
      input: z.strictObject({}),
      output: Picture.extend({ choices: z.array(Picture).describe('Pictures to choose from.') }),
      errors: [],
    }),
    setIcon: endpoint({
      method: 'PUT',
      path: '/wps/member/info/icon',
      summary: 'Choose a profile picture.',
      principals: signedIn,
      module: 'PROFPIC3',
      retry: true,
      input: z.strictObject({
        icon: z
          .string()
          .regex(/^[a-z0-9-]{1,32}$/)
          .describe('Identifier of the picture, one of `member.icon`.'),
      }),
      output: Picture,
      errors: [],
    }),
    funds: endpoint({
      method: 'GET',
      path: '/wps/member/info/funds/consolidated',
      summary: "The person's money wherever it is, every account behind it, and the contracts of an agent.",
      principals: ['member', 'agent'],
      module: 'COMM3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        main: Money.describe('Cash and bonus of the main wallet.'),
        bonus: Money.describe('Bonus money of the main wallet.'),
        hold: Money.describe('Held for withdrawals that are under way.'),
        vendor: Money.describe('At vendors, and on the way there or back.'),
        suspense: Money.describe('On the way to a vendor or back, while nobody can say where it is.'),
        total: Money.describe('All of it: main, held, at vendors and on the way.'),
        accounts: z
          .array(
            z.object({
              kind: z.string().describe('Kind of the account, for instance `CASH`.'),
              currency: Currency,
              balance: Money.describe('What the account holds.'),
            }),
          )
          .describe('Every account behind the figures.'),
        ...contracts,
      }),
      errors: ['real_account_required'],
    }),
  },
)
