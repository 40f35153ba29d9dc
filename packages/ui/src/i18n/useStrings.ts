'use client'
import { useBrand } from '../theme/BrandContext.ts'
import type { UiStrings } from './strings.gen.ts'

export type { UiStrings }
export type StringValues = Record<string, string | number>

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutForm<Key> = Key extends `${infer Counted}_${Form}` ? Counted : Key
/** Key of words: `days` for those whose forms are `days_one`, `days_other` and so on. */
export type StringKey<Part extends keyof UiStrings> = WithoutForm<keyof UiStrings[Part] & string>

/**
 * `fill('Page {{page}}', { page: 3 })` → `Page 3`. With a locale, numbers are written as it writes them. An unknown name
 * is left in the text, so that it is visible.
 */
export const fill = (text: string, values?: StringValues, locale?: string) =>
  values
    ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
        const value = values[name] ?? whole
        return locale && typeof value === 'number' ? value.toLocaleString(locale) : String(value)
      })
    : text

/**
 * The words of one component, in the reader's language: `const t = useStrings('pagination', props.strings)`;
 * `t('next')`.
 * They are in `locales/<lang>/ui.json`; a key without words is shown unchanged. A `count` that is a number chooses the
 * form of its plural category, `days_one` or `days_few`, where the language has one, else `days_other`.
 */
export function useStrings<Part extends keyof UiStrings>(part: Part, own?: Partial<UiStrings[Part]>) {
  const { strings, overrides, lang, numberLocale } = useBrand()
  const layers = [own, overrides?.[part], strings[part]] as (Record<string, string | undefined> | undefined)[]
  return (key: StringKey<Part>, values?: StringValues): string => {
    const count = values?.['count']
    const form = typeof count === 'number' ? `${key}_${new Intl.PluralRules(lang).select(count)}` : key
    const text = layers.map((words) => words?.[form] ?? words?.[`${key}_other`] ?? words?.[key])
    return fill(text.find((one) => one !== undefined) ?? `${part}.${key}`, values, numberLocale)
  }
}
