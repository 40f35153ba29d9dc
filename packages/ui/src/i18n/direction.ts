export type Direction = 'ltr' | 'rtl'

/** A tag of BCP 47, of one whose parts other systems have joined by `_`. */
export const tagOf = (lang: string): string => lang.replaceAll('_', '-')

/** Reading direction of a BCP 47 tag: `ar-EG` → `rtl`. A named script wins over the language: `ur-Latn` → `ltr`. */
export function directionOf(lang: string): Direction {
  const tag = tagOf(lang).toLowerCase()
  const script = /-([a-z]{4})(-|$)/.exec(tag)
  return (script ? /arab|hebr|thaa|adlm/ : /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(-|$)/).test(script?.[1] ?? tag)
    ? 'rtl'
    : 'ltr'
}
