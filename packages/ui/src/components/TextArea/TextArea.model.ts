import { graphemes } from '../../foundation/graphemes.ts'

/**
 * What one character is. `codePoint` is how the gateway counts (`[...value].length`), so what fits here fits there;
 * `grapheme` is what a reader sees as one: a Bengali letter with its signs, a family emoji.
 */
export type CharacterUnit = 'codePoint' | 'grapheme'

export function countCharacters(text: string, unit: CharacterUnit, lang?: string): number {
  return (unit === 'codePoint' ? [...text] : graphemes(text, lang)).length
}

/** The counter is announced only near the end: within this part of the limit. */
const NEAR = 0.1

export interface Room {
  /** Characters left; below zero when there are too many. */
  left: number
  state: 'plenty' | 'near' | 'over'
}

export function roomLeft(count: number, limit: number): Room {
  const left = limit - count
  return { left, state: left < 0 ? 'over' : left <= Math.ceil(limit * NEAR) ? 'near' : 'plenty' }
}
