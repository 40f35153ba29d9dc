'use client'
import { useBrand } from '../theme/BrandContext.ts'
import type { UiStrings } from './strings.gen.ts'

export type { UiStrings }
export type StringValues = Record<string, string | number>

/**
 * `fill('Page {{page}}', { page: 3 })` → `Page 3`. Numbers are written as the locale writes them. An unknown name is left
 * in the text, so that it is visible.
 */
export const fill = (text: string, values?: StringValues, locale = 'en') =>
  values
    ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
        // A text has the method too, and is written as it is.
        const value = (values[name] ?? whole) as number
        return value.toLocaleString(locale)
      })
    : text

/**
 * The words of one component, in the reader's language: `const t = useStrings('pagination', props.strings)`;
 * `t('next')`.
 * They are in `locales/<lang>/ui.json`; a key without words is shown unchanged.
 */
export function useStrings<Part extends keyof UiStrings>(part: Part, own?: Partial<UiStrings[Part]>) {
  const { strings, overrides, numberLocale } = useBrand()
  return (key: keyof UiStrings[Part] & string, values?: StringValues): string => {
    const text =
      own?.[key] ?? overrides?.[part]?.[key] ?? (strings[part] as Partial<UiStrings[Part]> | undefined)?.[key]
    return fill(String(text ?? `${part}.${key}`), values, numberLocale)
  }
}
