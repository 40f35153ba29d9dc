import { patternIds } from '@brand/sdk/contract'
import * as z from 'zod'
import { lengths, limit, name, words } from '../../settings/ranges.ts'

/**
 * Version of the texts of the topic `term` (content/help.ts): changed texts need another version, which new accounts
 * accept.
 */
export const termsVersion = '3'

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

/** What nobody may call themselves, in the languages of the site; a site adds its own name. */
const reservedNames: string[] = [
  'Veranda',
  'Customer service',
  'Customer support',
  'Customer care',
  'Support',
  'Help desk',
  'Helpline',
  'Live chat',
  'Operator',
  'Moderator',
  'Administrator',
  'Admin',
  'Official',
  'Staff',
  'System',
  'Host',
  'Dealer',
  'Cashier',
  'Account manager',
  'Security team',
  'Payment team',
  'Service team',
  'The house',
  'গ্রাহক সেবা',
  'গ্রাহক সহায়তা',
  'কাস্টমার সার্ভিস',
  'কাস্টমার সাপোর্ট',
  'কাস্টমার কেয়ার',
  'সাপোর্ট',
  'হেল্প ডেস্ক',
  'হেল্পলাইন',
  'সহায়তা কেন্দ্র',
  'লাইভ চ্যাট',
  'অপারেটর',
  'মডারেটর',
  'অ্যাডমিন',
  'এডমিন',
  'অ্যাডমিনিস্ট্রেটর',
  'প্রশাসক',
  'কর্তৃপক্ষ',
  'অফিসিয়াল',
  'অফিশিয়াল',
  'সিস্টেম',
  'হোস্ট',
  'ডিলার',
  'ক্যাশিয়ার',
  'ভেরান্ডা',
  'বারান্দা',
]

export const settings = {
  register: z.object({
    fields: z.array(field).default(() => z.array(field).parse(sandboxFields)),
    /** Years; a profile may require more, and none admits younger persons than this range. */
    minAge: z.int().min(16).max(99).default(18),
    /**
     * Names that pose as the house: a name that looks like one of them, or holds one as a word, is refused. Hosts and
     * agents above a person need no entry.
     */
    reservedNames: z.array(words(40).min(2)).max(500).default(reservedNames),
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
