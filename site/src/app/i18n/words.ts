import type { WordFiles as Files } from './word-files.gen.ts'

/** A file of `locales/<lang>/site/`. */
export type Area = keyof Files

/** Areas of the first load. */
export const firstAreas = ['site', 'games'] as const satisfies readonly Area[]

/**
 * `count_one` and `count_other` are one key to the code: `count`. A word that only ends like one (`sms_too_many`) stays
 * as it is.
 */
type Plain<K extends string, All> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? `${Base}_other` extends All
    ? Base
    : K
  : K

export type Key<A extends Area> = Plain<keyof Files[A] & string, keyof Files[A]>

export type Values = Record<string, string | number>

export type Words<A extends Area> = (key: Key<A>, values?: Values) => string
