import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLanguages, localesFolder } from './languages.ts'

type Texts = Readonly<Record<string, string>>

const fileOf = (language: string, name: string): string | undefined => {
  const file = join(localesFolder, language, name)
  return completeLanguages.includes(language) && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const loaded = new Map<string, Texts>()

/** What the sandbox opens with, `locales/<lang>/opening.json`, read when a language first needs it. */
function textsOf(language: string): Texts {
  const known = loaded.get(language)
  if (known) return known
  const texts = JSON.parse(fileOf(language, 'opening.json') ?? '{}') as Texts
  loaded.set(language, texts)
  return texts
}

let keys: ReadonlyMap<string, string> | undefined

/** A text of the sandbox, given in English, in another language that has it. */
export function openingIn(language: string, english: string): string | undefined {
  keys ??= new Map(Object.entries(textsOf('en')).map(([key, text]) => [text, key]))
  const key = keys.get(english)
  return key === undefined ? undefined : textsOf(language)[key]
}

/** Texts that belong together in one language: what English has below the key. None where one of them is missing. */
function below<Words>(language: string, key: string): Words | undefined {
  const parts = Object.keys(textsOf('en')).flatMap((name) =>
    name.startsWith(`${key}.`) ? [name.slice(key.length + 1)] : [],
  )
  if (parts.length === 0) throw new Error(`the opening has no texts ${key}`)
  const words = parts.map((part) => [part, textsOf(language)[`${key}.${part}`]] as const)
  return words.every(([, text]) => text !== undefined) ? (Object.fromEntries(words) as Words) : undefined
}

type English<Value> = { readonly en: Value }

/** A text as rows and settings of the sandbox keep it: in English; `inLanguage` finds the others when it is read. */
export function openingText(key: string): English<string> {
  const en = textsOf('en')[key]
  if (en === undefined) throw new Error(`the opening has no text ${key}`)
  return { en }
}

/** The same for texts that belong together, `<key>.title` and what else there is. */
export const openingTexts = <Words>(key: string): English<Words> => ({ en: below<Words>('en', key) as Words })

/** Texts that belong together in every language that has all of them, for rows that are kept by language. */
export const translatedOpening = <Words>(key: string): Record<string, Words> =>
  Object.fromEntries(
    completeLanguages.flatMap((language) => {
      const words = below<Words>(language, key)
      return words === undefined ? [] : [[language, words]]
    }),
  )

/** Articles of the sandbox in markdown, by language: `locales/<lang>/articles/<slug>.md`. */
export const openingArticle = (slug: string): Record<string, string> =>
  Object.fromEntries(
    completeLanguages.flatMap((language) => {
      const text = fileOf(language, `articles/${slug}.md`)
      return text === undefined ? [] : [[language, text]]
    }),
  )
