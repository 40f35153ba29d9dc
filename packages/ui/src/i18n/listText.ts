const lists: Partial<Record<string, Intl.ListFormat>> = {}

/** Parts one after another, as a locale writes them: with its comma, or where it has none with its "and". */
export const listText = (parts: readonly string[], locale: string): string =>
  (lists[locale] ??= new Intl.ListFormat(locale, { style: 'narrow' })).format(parts)
