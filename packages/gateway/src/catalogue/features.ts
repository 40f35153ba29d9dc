import { gameFeatures } from '@brand/sdk/contract'
import { houseLanguages, say } from '../content/words.ts'
import { fold, latin, type Needle } from './fold.ts'

/** From so many letters on, a word is taken for the beginning of a feature's name. */
const TELLING = 3

const names = gameFeatures.flatMap((code) =>
  houseLanguages.flatMap((language) => {
    const name = say(language, `feature.${code}`)
    return [fold(name), latin(name)].map((text) => ({ code, text: ` ${text}` }))
  }),
)

/** Features whose name, in any language of the house, has all words of a search: "free spins", "spins", "ফ্রি স্পিন". */
export function featuresNamed({ texts }: Pick<Needle, 'texts'>): string[] {
  const telling = texts.filter((text) => text.length >= TELLING)
  const named = names.filter(({ text }) =>
    telling.some((typed) => typed.split(' ').every((word) => text.includes(` ${word}`))),
  )
  return [...new Set(named.map(({ code }) => code))]
}
