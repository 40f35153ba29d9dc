import * as z from 'zod'

// The one place of how days, moments, numbers and flags are written, in bodies and in queries, and of their ends.

export const Day = z.iso.date().describe('Day in the time zone of the site, as `2026-11-20`.')
export const Instant = z.iso.datetime().meta({ id: 'Instant', description: 'ISO 8601 instant in UTC.' })

/** First and last year that can be asked for or set: those of a business of today. Beyond them is a slip of the keyboard. */
export const years = { first: 2000, last: 2199 } as const
const within = (pattern: RegExp) => new RegExp(`^(?=2[01])${pattern.source.slice(1)}`)

/** A day of an input. An answer tells whatever is stored. */
export const AskedDay = z.string().regex(within(z.regexes.date)).meta({
  format: 'date',
  description: 'Day in the time zone of the site, as `2026-11-20`; of the years 2000 to 2199.',
})
/** A moment of an input. */
export const AskedInstant = z
  .string()
  .regex(within(z.regexes.datetime({})))
  .max(40)
  .meta({ format: 'date-time', description: 'ISO 8601 instant in UTC, of the years 2000 to 2199.' })

/** A query has texts alone: what is spelled as `spelling` is the number it says, everything else is refused. */
const number = (spelling: RegExp, schema: z.ZodNumber) =>
  z.preprocess((given) => (typeof given === 'string' && spelling.test(given) ? Number(given) : given), schema)

/** A whole number from `min` to `max`: a number in a body, decimal digits and nothing else in a query. */
export const whole = (min: number, max: number) => number(/^(0|[1-9]\d{0,15})$/, z.number().int().min(min).max(max))

/** A decimal number from `min` to `max`; in a query digits with at most six decimals. */
export const decimal = (min: number, max: number) =>
  number(/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/, z.number().min(min).max(max))

/** A flag of a query. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Versions, places and other numbers that a row has. */
export const maxInteger = 2_147_483_647
