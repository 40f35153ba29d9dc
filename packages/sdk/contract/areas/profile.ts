import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { LoginPassword } from './session.ts'
import { Code, DialingCode, MobileNumber, line } from '../shapes.ts'
import { FieldRule } from './system.ts'
import { Instant } from '../scalars.ts'

const owners = ['member', 'agent'] as const

/** From where the consent to offers was given or withdrawn. */
export const consentSources = ['REGISTRATION', 'SETTINGS', 'OPERATOR', 'EXCLUSION', 'EARLIER'] as const

const MarketingChange = z
  .object({
    at: Instant.describe('When it was given or withdrawn.'),
    source: z
      .enum(consentSources)
      .describe(
        'From where: `REGISTRATION`, `SETTINGS` of the person, `OPERATOR`, `EXCLUSION`: a self-exclusion has withdrawn it, ' +
          '`EARLIER`: before this was written down.',
      ),
  })
  .nullable()
  .describe('The last change of `marketing`; null: it was never given.')

export const Profile = z
  .object({
    account: z.string().describe('Account name.'),
    regDate: Instant.describe('When the account was opened.'),
    mobile: z
      .string()
      .nullable()
      .describe('Mobile number, masked; null if there is none. Changing it requires a code.'),
    email: z.string().nullable().describe('Email address, masked; null if there is none. Changing it requires a code.'),
    realName: z
      .string()
      .nullable()
      .describe('Real name, masked; it is set once, with the payout accounts. Null until then.'),
    rules: z.array(FieldRule).describe('One rule per field, in the order of the form.'),
    once: z.array(z.string()).describe('Names of the fields that cannot be changed once they have a value.'),
    values: z.record(z.string(), z.string()).describe('Value of each field by its name; empty fields are absent.'),
    showWins: z
      .boolean()
      .describe(
        "Whether others see the person's wins, under a masked name, on winner boards, leaderboards and in the live feed.",
      ),
    marketing: z.boolean().describe('Whether the person wants offers by message, email or SMS.'),
    marketingChange: MarketingChange,
  })
  .meta({ id: 'Profile', description: 'Personal data of the account, with the rules of its fields.' })

/** A phone number or an email address. */
const contact = {
  kind: z.enum(['mobile', 'email']).describe('Kind of contact: phone number or email address.'),
  mobileNum: MobileNumber.optional().describe('Mobile number, with `mobile`; digits of any script.'),
  countryDialingCode: DialingCode.optional().describe(
    'Country dialling code, with or without the leading plus; absent: the default of the site.',
  ),
  email: z.string().trim().max(128).optional().describe('Email address, with `email`.'),
}

export default area(
  'profile',
  { entry: 'member', about: 'Personal data of an account.' },
  {
    show: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getProfile',
      summary: 'Returns the personal data of the account, with the rules of its fields.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({}),
      output: Profile,
      errors: ['real_account_required'],
    }),
    update: endpoint({
      method: 'PUT',
      path: '/wps/member/info',
      summary:
        'Changes fields of the profile. Omitted fields keep their value, empty ones are cleared; fields that ' +
        'can be set only once are not changed.',
      principals: owners,
      module: 'COMM3',
      sealed: true,
      input: z.strictObject({
        values: z
          .record(z.string().max(32), line(256))
          .describe(
            'New value of each field by its name; an empty value clears the field, omitted fields keep theirs.',
          ),
      }),
      output: Profile,
      errors: ['real_account_required', 'field_invalid', 'edit_used', 'underage', 'name_reserved'],
    }),
    setShowWins: endpoint({
      method: 'PUT',
      path: '/wps/member/showWins',
      summary:
        "Sets whether others see the person's wins, under a masked name, on the winner board, leaderboards, " +
        'the list of jackpot hits and the live feed of wins.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({
        showWins: z
          .boolean()
          .describe(
            "Whether others see the person's wins, under a masked name, on winner boards, leaderboards and in the live feed.",
          ),
      }),
      output: z.object({
        showWins: z
          .boolean()
          .describe(
            "Whether others see the person's wins, under a masked name, on winner boards, leaderboards and in the live feed.",
          ),
      }),
      errors: ['real_account_required'],
    }),
    setMarketing: endpoint({
      method: 'PUT',
      path: '/wps/member/marketing',
      summary: 'Sets whether the person receives offers by message, email or SMS.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({
        marketing: z.boolean().describe('Whether the person wants offers by message, email or SMS.'),
      }),
      output: z.object({
        marketing: z.boolean().describe('Whether the person wants offers by message, email or SMS.'),
        marketingChange: MarketingChange,
      }),
      errors: ['real_account_required'],
    }),
    contactCode: endpoint({
      method: 'POST',
      path: '/wps/verification/contact',
      summary: 'Sends a code to the person’s new phone number or email address.',
      principals: owners,
      module: 'VERIFICATION3',
      throttleMs: 1000,
      input: z.strictObject(contact),
      output: z.object({
        expiredMinutes: z.number().describe('Validity of the code, in minutes.'),
        resendAfterSec: z.number().int().describe('Seconds until another code can be requested.'),
      }),
      errors: ['real_account_required', 'field_invalid', 'sms_too_many'],
    }),
    setContact: endpoint({
      method: 'POST',
      path: '/wps/member/contact',
      summary:
        'Sets the phone number or email address with the code that was sent to it. The previous one is ' +
        'notified of the change. The same call again, while the code would be valid, is answered as the first.',
      principals: owners,
      module: 'VERIFICATION3',
      sealed: true,
      input: z.strictObject({ ...contact, verificationCode: Code, loginPassword: LoginPassword }),
      output: Profile,
      errors: [
        'real_account_required',
        'bad_credentials',
        'locked',
        'relogin_required',
        'field_invalid',
        'mobile_taken',
        'sms_wrong',
        'sms_expired',
      ],
    }),
  },
)
