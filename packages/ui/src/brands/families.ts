// What a type family needs beside it: the families of other scripts, its optical weights and its sizes.

export interface Family {
  /** CSS families in order; the browser picks per character by unicode-range. */
  stack: string
  body: number
  label: number
  strong: number
  /** Arabic body weight of the family that carries it. */
  arab: number
  /** px: smallest, caption, button, body, panel title. */
  sizes: readonly [number, number, number, number, number]
}

const stack = (...names: string[]) =>
  [...names.map((name) => `'${name} Variable'`), 'system-ui', 'sans-serif'].join(', ')
const grotesk = { body: 400, label: 500, strong: 600, arab: 300, sizes: [12, 13, 14, 15, 16] } as const
// The i-dot of Anek closes at odd sizes on 1x screens, so only even ones exist.
const anek = { body: 430, label: 590, strong: 600, arab: 400, sizes: [12, 14, 14, 16, 16] } as const

const families: Record<string, Family> = {
  'Mona Sans': {
    ...grotesk,
    stack: stack('Brand Currency', 'Mona Sans', 'Anek Bangla', 'Readex Pro', 'Hanken Grotesk'),
  },
  'Hanken Grotesk': { ...grotesk, stack: stack('Brand Currency', 'Hanken Grotesk', 'Anek Bangla', 'Readex Pro') },
  'Anek Latin': { ...anek, stack: stack('Brand Currency', 'Anek Latin', 'Anek Bangla', 'Noto Sans Arabic') },
}

/** A family we do not know still gets the shipped Bengali and Arabic behind it. */
export const familyOf = (name: string): Family =>
  (Object.hasOwn(families, name) ? families[name] : undefined) ?? {
    ...grotesk,
    stack: `'${name}', ${stack('Brand Currency', name, 'Anek Bangla', 'Readex Pro')}`,
  }

/** A stack for Urdu, which is read in Nastaliq; letters of other scripts stay with the brand's families. */
export const inNastaliq = (families: string) => `'Noto Nastaliq Urdu Variable', ${families}`

/**
 * A stack for Bengali, whose own files hold the taka sign: the sign by itself would be one more request, and one more
 * layout of every text once it has come.
 */
export const inBengali = (families: string) => families.replace("'Brand Currency Variable', ", '')
