'use client'
import { useBrand } from '../theme/BrandContext.ts'
import { fill, type StringValues, type UiStrings } from './useStrings.ts'

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutForm<Key> = Key extends `${infer Counted}_${Form}` ? Counted : Key
/** Key of words: `days` for those whose forms are `days_one`, `days_other` and so on. */
export type StringKey<Part extends keyof UiStrings> = WithoutForm<keyof UiStrings[Part] & string>

/**
 * `useStrings` for words that hold a count: `t('days', { count: 1 })` takes the form of its plural category, `days_one`
 * or `days_few`, where the language has one, else `days_other`.
 */
export function useCountedStrings<Part extends keyof UiStrings>(part: Part, own?: Partial<UiStrings[Part]>) {
  const { strings, overrides, lang, numberLocale } = useBrand()
  const layers = [own, overrides?.[part], strings[part]] as (Record<string, string | undefined> | undefined)[]
  return (key: StringKey<Part>, values?: StringValues): string => {
    const { count } = values ?? {}
    // Of a language that the platform does not know, as its formats have it.
    const form = typeof count === 'number' ? new Intl.PluralRules([lang, numberLocale]).select(count) : 'other'
    let text: string | undefined
    for (const words of layers) text ??= words?.[`${key}_${form}`] ?? words?.[`${key}_other`] ?? words?.[key]
    return fill(text ?? `${part}.${key}`, values, numberLocale)
  }
}
