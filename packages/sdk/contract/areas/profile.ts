import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Credential } from './session.ts'
import { Code, DialingCode, Instant, MobileNumber } from '../shapes.ts'
import { FieldRule } from './system.ts'

const owners = ['member', 'agent'] as const

/** What a person tells of themselves, by the rules of the site. */
export const Profile = z
  .object({
    account: z.string(),
    regDate: Instant,
    /** Masked; null where there is none. They are changed with a code. */
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    /** Masked, written once with the accounts one is paid to. */
    realName: z.string().nullable(),
    /** One rule a field, in the order of the form. */
    rules: z.array(FieldRule),
    /** Fields that are written once: once they hold something they stay. */
    once: z.array(z.string()),
    /** What each field holds, by its name; absent: nothing. */
    values: z.record(z.string(), z.string()),
    /** Whether others see the person's wins on boards, in rank lists and in news, under a masked name. */
    showWins: z.boolean(),
  })
  .meta({ id: 'Profile' })

/** A number or a mail address. */
const contact = {
  kind: z.enum(['mobile', 'email']),
  mobileNum: MobileNumber.optional(),
  countryDialingCode: DialingCode.optional(),
  email: z.string().trim().max(128).optional(),
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
      input: z.strictObject({ values: z.record(z.string().max(32), z.string().trim().max(256)) }),
      output: Profile,
      errors: ['real_account_required', 'field_invalid', 'edit_used', 'underage'],
    }),
    setShowWins: endpoint({
      method: 'PUT',
      path: '/wps/member/showWins',
      summary:
        'Show the own wins to others under a masked name, or hide them: from the winner board, rank lists, the feed of jackpot hits and news of wins.',
      principals: owners,
      module: 'COMM3',
      input: z.strictObject({ showWins: z.boolean() }),
      output: z.object({ showWins: z.boolean() }),
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
      output: z.object({ expiredMinutes: z.number(), resendAfterSec: z.number().int() }),
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
      input: z.strictObject({ ...contact, verificationCode: Code, loginPassword: Credential.optional() }),
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
