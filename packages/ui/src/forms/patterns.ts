type Test = RegExp | ((value: string) => boolean)

/** Nothing longer is ever matched, whatever a rule contains. */
export const hardCap = 256

/**
 * The pattern families as code: a known family is never taken from the wire. Each is linear in its input.
 * `any` is plain length.
 */
const families = {
  any: /^/,
  letter_first: /^[A-Za-z][A-Za-z0-9]*$/,
  kanji_digits: /^[\p{Script=Han}0-9]+$/u,
  email: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  alphanumeric: /^[A-Za-z0-9]+$/,
  // A letter and a digit at least; symbols of a password manager are welcome.
  letters_and_digits: /^(?=[^A-Za-z]*[A-Za-z])(?=\D*\d)[\x21-\x7e]+$/,
  digits: /^[0-9]+$/,
  alphanumeric_upper: /^(?=[^A-Z]*[A-Z])[A-Za-z0-9]+$/,
  english_name: /^[A-Za-z ]+$/,
  no_spaces: /^\S+$/,
  // Years of people who live, or will: 1900 to 2199.
  date_ymd: (value) => isDate(/^((?:19|2[01])\d{2})-(\d{2})-(\d{2})$/.exec(value), [1, 2, 3]),
  date_mdy: (value) => isDate(/^(\d{2})-(\d{2})-((?:19|2[01])\d{2})$/.exec(value), [3, 1, 2]),
  thai: /^[\p{Script=Thai} ]+$/u,
  korean: /^[\p{Script=Hangul} ]+$/u,
  strong: /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=\D*\d)(?=[A-Za-z0-9]*[^A-Za-z0-9\s])\S+$/,
} satisfies Record<string, Test>

export type PatternId = keyof typeof families

/** Every family this kit has code and words for. */
export const patternIds = Object.keys(families) as PatternId[]

export const isPatternId = (id: string): id is PatternId => Object.hasOwn(families, id)

function isDate(match: RegExpExecArray | null, [year, month, day]: [number, number, number]): boolean {
  if (!match) return false
  const date = new Date(`${match[year]}-${match[month]}-${match[day]}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(match[day])
}

/** Whether a value is of the family; its length is not looked at, save that nothing beyond the cap is matched. */
export function fitsFamily(id: PatternId, value: string): boolean {
  const family: Test = families[id]
  if (value.length > hardCap) return false
  return typeof family === 'function' ? family(value) : family.test(value)
}
