import { visibleText } from './visible-text.ts'

/**
 * No towers of marks: two accents suffice for every language that writes with them; letters of Bengali and its kin have
 * up to three marks of their own (nukta, vowel, candrabindu).
 */
export const withoutTowers = (text: string): string =>
  text.replaceAll(/(\p{M}{3})\p{M}+/gu, '$1').replaceAll(/(\p{Script=Inherited}{2})\p{Script=Inherited}+/gu, '$1')

/** A text of one line, as names and greetings are: line ends and controls become spaces, and no letter carries a tower. */
export const oneLine = (text: string): string =>
  withoutTowers(visibleText(text).replaceAll(/[\s\p{Cc}]+/gu, ' ')).trim()
