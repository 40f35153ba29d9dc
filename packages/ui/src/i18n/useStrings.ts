'use client'
import { useBrand } from '../theme/BrandContext.ts'
import type { UiStrings } from './strings.gen.ts'

export type { UiStrings }
export type StringValues = Record<string, string | number>

/** `fill('Page {{page}}', { page: 3 })` → `Page 3`. An unknown name is left in the text, so that it is visible. */
export const fill = (text: string, values?: StringValues) =>
  values ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)) : text

/**
 * The words of one component, in the reader's language: `const t = useStrings('pagination', props.strings)`;
 * `t('next')`.
 * They are in `locales/<lang>/ui.json`; a key without words is shown unchanged.
 */
export function useStrings<Part extends keyof UiStrings>(part: Part, own?: Partial<UiStrings[Part]>) {
  const { strings, overrides } = useBrand()
  return (key: keyof UiStrings[Part] & string, values?: StringValues): string => {
    const text =
      own?.[key] ?? overrides?.[part]?.[key] ?? (strings[part] as Partial<UiStrings[Part]> | undefined)?.[key]
    return fill(String(text ?? `${part}.${key}`), values)
  }
}
