import { patternIds } from '@brand/sdk/contract'
import * as z from 'zod'

/**
 * Ranges that settings share. A number of the wrong sign or size turns off what it is meant to bound: a window of -1
 * minutes counts no failed login, a limit of 0 refuses everybody, and a time of 1e300 is no date. So every number has a
 * least and a greatest value: the least still does what the setting is for, the greatest is past any sensible use.
 */

/** Minor units, 0: none. Up to 10^15 a number is exact in JSON, and sums of thousands of them fit the ledger. */
export const amount = z.int().min(0).max(1e15)
/** Minor units of what cannot be nothing: a bound of 0 would refuse every amount. */
export const someAmount = z.int().min(1).max(1e15)

/** How many at most. 1 still lets one through; a million is more than any counter meets, and stands for no limit. */
export const limit = z.int().min(1).max(1_000_000)

/** How long something is kept or open, in minutes: never nothing, and up to a week. */
export const upToWeek = z.number().min(1).max(10_080)
/** The same of deadlines, which may be parts of a minute. */
export const deadlineMinutes = z.number().positive().max(10_080)
/** How long something is delayed, in seconds: not at all, and up to a month. */
export const delaySeconds = z.number().min(0).max(2_592_000)
/** How long something is delayed, in hours: not at all, and up to a year. */
export const delayHours = z.number().min(0).max(8784)
/** How long something is kept or valid, in hours: never nothing, and up to a year. */
export const upToYear = z.number().min(1).max(8784)
/** How often a secret may be guessed before a lock: once, and never as often as would find six digits by chance. */
export const guesses = z.int().min(1).max(100)

/** Least and greatest length of a field of a form, in characters; 256 is the most that is ever matched (rules.ts). */
export const lengths = (most: number) => ({ minLength: z.int().min(0).max(most), maxLength: z.int().min(1).max(most) })

interface Fee {
  feeType: 'NONE' | 'FIXED' | 'PERCENT'
  fee: number
}
/** A fee of a share, in hundredths of a per cent, takes no more than everything. */
export const feeFits = ({ feeType, fee }: Fee): boolean => feeType !== 'PERCENT' || fee <= 10_000
export const feeFault = { path: ['fee'], message: 'at most 10000 hundredths of a per cent' }

const control = /[^\P{Cc}\n]/u
/** Text a person reads, without control characters but line breaks; PostgreSQL stores none with a NUL. */
export const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !control.test(text), 'a text without control characters')

/** Name of a field, a place or a provider, and key of a table; not one that every object inherits. */
export const name = z
  .string()
  .regex(/^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'a name of letters and digits')

/** ISO code of a country. */
export const country = z.string().regex(/^[A-Z]{2}$/)
/** Tag of a language: `en`, `bn`, `zh-TW`. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})?$/)

/** A field of a form about money: of a way to pay, or of an account that is paid to. */
export const formField = (most: number) =>
  z.object({
    field: name,
    required: z.boolean().default(true),
    patternId: z.enum(patternIds),
    ...lengths(most),
    type: z.enum(['text', 'tel', 'number']).default('text'),
  })
