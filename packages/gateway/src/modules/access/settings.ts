import { patternIds } from '@brand/sdk/contract'
import * as z from 'zod'
import { lengths, limit, name, words } from '../../settings/ranges.ts'

/**
 * Version of the texts of the topic `term` (content/help.ts): changed texts need another version, which new accounts
 * accept.
 */
export const termsVersion = '2'

const field = z.object({
  field: name,
  enabled: z.boolean().default(true),
  required: z.boolean().default(false),
  patternId: z.enum(patternIds),
  ...lengths(256),
  type: z.enum(['text', 'password', 'email', 'tel', 'number', 'date']).default('text'),
})

/** The order here is the order in the form. */
const sandboxFields: z.input<typeof field>[] = [
  { field: 'username', required: true, patternId: 'letter_first', minLength: 6, maxLength: 16 },
  { field: 'password', required: true, patternId: 'letters_and_digits', minLength: 8, maxLength: 20, type: 'password' },
  { field: 'confirmPassword', required: true, patternId: 'any', minLength: 8, maxLength: 20, type: 'password' },
  { field: 'email', patternId: 'email', minLength: 6, maxLength: 64, type: 'email' },
  { field: 'referralCode', patternId: 'alphanumeric', minLength: 4, maxLength: 32 },
]

export const settings = {
  register: z.object({
    fields: z.array(field).default(() => z.array(field).parse(sandboxFields)),
    /** Years; a profile may require more, and none admits younger persons than this range. */
    minAge: z.int().min(16).max(99).default(18),
    termsVersion: words(20).default(termsVersion),
    /**
     * Of one address in a day: from which account on a captcha is always required, how many may be opened, and how many
     * taken names may be reported.
     */
    captchaFromAccount: limit.default(4),
    accountsPerDay: limit.default(20),
    takenPerDay: limit.default(20),
    /** Trial accounts of one address in an hour. */
    trialsPerHour: limit.default(10),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
