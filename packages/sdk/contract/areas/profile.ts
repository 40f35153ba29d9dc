import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { LoginPassword } from './session.ts'
import { Code, DialingCode, Instant, MobileNumber } from '../shapes.ts'
import { FieldRule } from './system.ts'

const owners = ['member', 'agent'] as const

export const Profile = z
  .object({
    account: z.string().describe('Account name.'),
    regDate: Instant.describe('When the account was opened.'),
    mobile: z
      .string()
      .nullable()
      .describe('Mobile number, masked; null where there is none. It is changed with a code.'),
    email: z.string().nullable().describe('Mail address, masked; null where there is none. It is changed with a code.'),
    realName: z
      .string()
      .nullable()
      .describe('Real name, masked, written once with the accounts the person is paid to; null until then.'),
    rules: z.array(FieldRule).describe('One rule for each field, in the order of the form.'),
    once: z.array(z.string()).describe('Names of fields that are written once: once they hold something they stay.'),
    values: z
      .record(z.string(), z.string())
      .describe('What each field holds, by its name; a field that holds nothing is absent.'),
    showWins: z
      .boolean()
      .describe("Whether others see the person's wins on boards, in rank lists and in news, under a masked name."),
  })
  .meta({ id: 'Profile', description: 'What a person tells of themselves, and by which rules it may be changed.' })

/** A number or a mail address. */
const contact = {
  kind: z.enum(['mobile', 'email']).describe('Whether a mobile number or a mail address is meant.'),
  mobileNum: MobileNumber.optional().describe(
    'Mobile number, with `mobile`: digits as people write them, in any script.',
  ),
  countryDialingCode: DialingCode.optional().describe(
    "Dialling code of the number, with or without the plus; absent: the site's own.",
  ),
  email: z.string().trim().max(128).optional().describe('Mail address, with `email`.'),
}

export default area(
  'profile',
  { entry: 'member' },
  {
    show: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getProfile',
      summary: 'What the operator knows of the person, and by which rules it may be changed.',
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
        'Change fields of the profile; those left out stay, an empty one is taken away. What is written once is not changed.',
      principals: owners,
      module: 'COMM3',
      sealed: true,
      input: z.strictObject({
        values: z
          .record(z.string().max(32), z.string().trim().max(256))
          .describe('New text of each field, by its name; an empty one is taken away, those left out stay.'),
      }),
      output: Profile,
      errors: ['real_account_required', 'field_invalid', 'edit_used', 'underage'],
    }),
    setShowWins: endpoint({
      method: 'PUT',
      path: '/wps/member/showWins',
      summary:
        'Show the own wins to others under a masked name, or hide them: from the winner board, rank lists, ' +
        'the feed of jackpot hits and news of wins.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({
        showWins: z
          .boolean()
          .describe("Whether others see the person's wins on boards, in rank lists and in news, under a masked name."),
      }),
      output: z.object({
        showWins: z
          .boolean()
          .describe("Whether others see the person's wins on boards, in rank lists and in news, under a masked name."),
      }),
      errors: ['real_account_required'],
    }),
    contactCode: endpoint({
      method: 'POST',
      path: '/wps/verification/contact',
      summary: 'Send a code to a number or a mail address that is to become the own one.',
      principals: owners,
      module: 'VERIFICATION3',
      throttleMs: 1000,
      input: z.strictObject(contact),
      output: z.object({
        expiredMinutes: z.number().describe('Minutes the code is good for.'),
        resendAfterSec: z.number().int().describe('Seconds until another code may be asked for.'),
      }),
      errors: ['real_account_required', 'field_invalid', 'sms_too_many'],
    }),
    setContact: endpoint({
      method: 'POST',
      path: '/wps/member/contact',
      summary:
        'Take a number or a mail address as the own one, with the code that was sent there. Whoever had the old one is told.',
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
