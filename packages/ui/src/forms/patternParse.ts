/** A parsed pattern. Groups only group: nothing is captured. */
export type Part =
  | { kind: 'char'; test: (char: string) => boolean }
  | { kind: 'sequence'; of: Part[] }
  | { kind: 'choice'; of: Part[] }
  | { kind: 'repeat'; of: Part; min: number; max: number }
  | { kind: 'edge'; at: 'start' | 'end' | 'word' | 'notWord' }
  | { kind: 'look'; of: Part; not: boolean }

const longest = 512

const opening = /\((?:\?(?:([:=!])|<[A-Za-z_]\w*>))?(?!\?)/y
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y
const edge = /[\^$]|\\[bB]/y
const set = /\[(?:\\.|[^\\\]])*\]/suy
const escape =
  /\\(?:u\{[0-9A-Fa-f]+\}|u(?![Dd][89A-Fa-f])[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[^\dkucxpP]|0(?!\d))/suy
const literal = /[^\\()[\]{}|*+?^$]/suy

const edges = { '^': 'start', $: 'end', '\\b': 'word', '\\B': 'notWord' } as const

/**
 * Old dialects escape what needs none (`\@`, `\-`); strict ones refuse that. The code point means the same in each.
 */
const tidy = (source: string) =>
  source.replace(/\\(.)/gsu, (whole, char: string) =>
    /[A-Za-z0-9^$\\.*+?()[\]{}|/]/.test(char) ? whole : `\\u{${char.codePointAt(0)?.toString(16)}}`,
  )

function isRegExp(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}

/**
 * Reads the text of a regular expression. Undefined where it is none of this language, or uses what cannot be matched
 * in linear time: back references, looking behind; or an inline flag, a delimiter: the dialect of another engine.
 */
export function parsePattern(text: string): Part | undefined {
  const source = tidy(text)
  if (text.length > longest || text.startsWith('/') || !isRegExp(source)) return undefined
  let at = 0
  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at
    const match = token.exec(source)
    if (match) at = token.lastIndex
    return match
  }

  const alternatives = (): Part | undefined => {
    const of: Part[] = []
    do {
      const sequence = terms()
      if (!sequence) return undefined
      of.push(sequence)
    } while (source[at] === '|' && ++at)
    return of.length === 1 ? of[0] : { kind: 'choice', of }
  }

  const terms = (): Part | undefined => {
    const of: Part[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const term = repeated(atom())
      if (!term) return undefined
      of.push(term)
    }
    return { kind: 'sequence', of }
  }

  const atom = (): Part | undefined => {
    const side = take(edge)?.[0]
    if (side) return { kind: 'edge', at: edges[side as keyof typeof edges] }
    const open = take(opening)
    if (open) {
      const of = alternatives()
      if (!of || source[at++] !== ')') return undefined
      return open[1] === '=' || open[1] === '!' ? { kind: 'look', of, not: open[1] === '!' } : of
    }
    const one = (take(set) ?? take(escape) ?? take(literal))?.[0]
    if (one === undefined) return undefined
    const alone = new RegExp(`^${one}$`, 'u')
    return { kind: 'char', test: (char) => alone.test(char) }
  }

  const repeated = (of: Part | undefined): Part | undefined => {
    const times = of && take(quantifier)
    if (!times) return of
    const [, sign, least, comma, most] = times
    const min = sign ? Number(sign === '+') : Number(least)
    const max = sign ? (sign === '?' ? 1 : Infinity) : comma ? Number(most || Infinity) : min
    return { kind: 'repeat', of, min, max }
  }

  const whole = alternatives()
  return at === source.length ? whole : undefined
}
