import { Refusal } from './plan.ts'

export const camel = (name: string): string =>
  name
    .replace(/[-\s]+(\w)/g, (_all, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())
export const pascal = (name: string): string => camel(name).replace(/^[a-z]/, (letter) => letter.toUpperCase())
export const kebab = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
/** `ratingStars` → `Rating stars` */
export const spoken = (name: string): string =>
  kebab(name)
    .replaceAll('-', ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())

const reserved = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield await async arguments eval'
  ).split(' '),
)

/** The unchanged name, or an error that states the expected form. */
export function checked(name: string | undefined, pattern: RegExp, looks: string): string {
  if (name === undefined || name === '') throw new Refusal(`a name is missing: ${looks}`)
  if (!pattern.test(name) || name.length > 40) throw new Refusal(`"${name}" is no such name: ${looks}`)
  const words = name.split(/[./]/)
  const bad = words.find((word) => reserved.has(camel(word)))
  if (bad) throw new Refusal(`"${bad}" is a word of the language: take another`)
  return name
}
