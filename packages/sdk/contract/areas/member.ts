import * as z from 'zod'
import { area, endpoint, signedIn } from '../endpoint.ts'
import { Code, Instant, Language, MobileNumber, Money } from '../shapes.ts'
import { Credential, LoginResult } from './session.ts'

const text = z.string().max(256).optional()

/** What both ways of registering may carry; which of it the form has, the rules say. */
const form = {
  payeeName: text,
  email: text,
  paymentPassword: text,
  qqNum: text,
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  idNumber: text,
  /** As the rule of the form writes a day. */
  birthday: text,
  recommenderId: text,
  /**
   * The agent's code of a link, and the one a person typed; both have to lead to an agent, the typed one is followed.
   */
  affiliateCode: text,
  referralCode: text,
  domain: text,
  countryDialingCode: text,
  /** The code sent to the number, with REGMOBVERF3. */
  verificationCode: Code.optional(),
  registerUrl: text,
  captcha: z.string().max(16).optional(),
  captchaId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,64}$/)
    .optional(),
  registerMethod: z.literal('WEB').default('WEB'),
  /** The person ticked the age statement and the terms, of the version shown. */
  agreed: z.boolean(),
  termsVersion: text,
  language: Language.optional(),
}

export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  /** 0 player, 4 trial, 1, 2, 41 and 42 agents. */
  type: z.number().int(),
  currency: z.string(),
  language: z.string(),
  regDate: Instant,
  flags: z.object({ mustChangePassword: z.boolean() }),
})

const Picture = z.object({ icon: z.string(), iconUrl: z.string() })

/** One step of a contract: from so many active members, so much valid bet and so much loss, so many per cent. */
const Tier = z.object({ rate: z.string(), minActive: z.number().int(), minValidBet: Money, minLoss: Money })

/** A contract between upline and downline, as both see it. */
export const AgentContract = z
  .object({
    id: z.string(),
    kind: z.enum(['DIVIDEND', 'DAILY', 'DAILY_MULTI', 'HOURLY', 'REAL_TIME']),
    period: z.string(),
    role: z.enum(['UP', 'DOWN']),
    counterparty: z.string(),
    tiers: z.array(Tier),
    status: z.enum(['pending', 'accepted', 'rejected', 'terminated', 'expired', 'superseded']),
    version: z.number().int(),
    startAt: Instant,
  })
  .meta({ id: 'AgentContract' })

/** Contracts by their names on the wire: `…req…` wait for the person's answer, `…info…` are in force. */
const contracts = {
  dailysalreqtype: z.array(AgentContract),
  divtypereq: z.array(AgentContract),
  contracthoursalreq: z.array(AgentContract),
  realtimesalreqtype: z.array(AgentContract),
  dailysalinfotype: z.array(AgentContract),
  divtypeinfo: z.array(AgentContract),
  contracthoursalinfo: z.array(AgentContract),
  /** Daily salary of several rates. */
  contractmrdailysalinfotype: z.array(AgentContract),
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
        username: Credential,
        password: Credential,
        confirmPassword: Credential,
        mobileNum: text,
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
        mobileNum: MobileNumber,
        /** With MOBILENUMPASSREG3. */
        password: Credential.optional(),
        confirmPassword: Credential.optional(),
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
      input: z.strictObject({ language: Language }),
      output: z.object({ language: Language }),
      errors: [],
    }),
    icon: endpoint({
      method: 'GET',
      path: '/wps/member/info/icon',
      summary: 'The profile picture, and those to choose from.',
      principals: signedIn,
      module: 'PROFPIC3',
      input: z.strictObject({}),
      output: Picture.extend({ choices: z.array(Picture) }),
      errors: [],
    }),
    setIcon: endpoint({
      method: 'PUT',
      path: '/wps/member/info/icon',
      summary: 'Choose a profile picture.',
      principals: signedIn,
      module: 'PROFPIC3',
      retry: true,
      input: z.strictObject({ icon: z.string().regex(/^[a-z0-9-]{1,32}$/) }),
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
        currency: z.string(),
        /** Cash and bonus. */
        main: Money,
        bonus: Money,
        /** Held for withdrawals. */
        hold: Money,
        /** At vendors, and on the way there or back. */
        vendor: Money,
        suspense: Money,
        /** All of it: main, held, vendors and on the way. */
        total: Money,
        accounts: z.array(z.object({ kind: z.string(), currency: z.string(), balance: Money })),
        ...contracts,
      }),
      errors: ['real_account_required'],
    }),
  },
)
