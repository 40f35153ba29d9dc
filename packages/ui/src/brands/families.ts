// What a type family needs beside it: families of letters it lacks, its optical weights and its sizes.

export interface Family {
  /** CSS families in order; the browser picks per character by unicode-range. Those of the script of a text follow. */
  stack: string
  /** Family of Arabic letters. */
  arabic: string
  body: number
  label: number
  strong: number
  /** Arabic body weight of the family that carries it. */
  arab: number
  /** px: smallest, caption, button, body, panel title. */
  sizes: readonly [number, number, number, number, number]
}

const variable = (name: string) => `'${name} Variable'`
const stack = (...names: string[]) => [...names, 'var(--brand-font-script)', 'system-ui', 'sans-serif'].join(', ')
const grotesk = {
  arabic: variable('Readex Pro'),
  body: 400,
  label: 500,
  strong: 600,
  arab: 300,
  sizes: [12, 13, 14, 15, 16],
} as const

const families: Record<string, Family> = {
  'Mona Sans': { ...grotesk, stack: stack(variable('Mona Sans'), variable('Hanken Grotesk')) },
  'Hanken Grotesk': { ...grotesk, stack: stack(variable('Hanken Grotesk')) },
  'Anek Latin': {
    stack: stack(variable('Anek Latin')),
    arabic: variable('Noto Sans Arabic'),
    body: 430,
    label: 590,
    strong: 600,
    arab: 400,
    // The i-dot of Anek closes at odd sizes on 1x screens, so only even ones exist.
    sizes: [12, 14, 14, 16, 16],
  },
}

/** A family we do not know still gets the shipped letters of other scripts behind it. */
export const familyOf = (name: string): Family =>
  (Object.hasOwn(families, name) ? families[name] : undefined) ?? {
    ...grotesk,
    stack: stack(`'${name}'`, variable(name)),
  }
