/** ms between two steps of an illustrated figure, one of them at random. */
const waits = [3000, 4000, 5000] as const
const least = 100
const most = 500

/** ms between two changes of the announced figure, and of the figure itself where the reader wants less motion. */
export const minute = 60_000

export interface Tick {
  /** ms until the step. */
  wait: number
  /** Whole units it adds, 100 to 500. */
  add: number
}

/** The next step of an illustrated jackpot. `random` gives 0 ≤ n < 1. */
export const nextTick = (random: () => number): Tick => ({
  wait: waits[Math.floor(random() * waits.length)] ?? waits[0],
  add: least + Math.floor(random() * (most - least + 1)),
})

/** A first figure for an illustration: some tens of millions, as a decimal string. */
export function firstAmount(random: () => number): string {
  const whole = 20_000_000 + Math.floor(random() * 60_000_000)
  return `${whole}.${String(Math.floor(random() * 100)).padStart(2, '0')}`
}

/** Adds whole units to a decimal string, exactly. */
export function addWhole(amount: string, add: number): string {
  const [whole = '0', part] = amount.split('.')
  const sum = String(BigInt(whole) + BigInt(add))
  return part === undefined ? sum : `${sum}.${part}`
}

export interface Split {
  /** What seldom changes. */
  head: string
  /** The four digits that tick, one cell each, so that nothing beside them moves. */
  tail: string[]
  /** From the point on. */
  part: string
}

/** Takes a formatted figure apart: `48,210,364.50` → `48,21` + `0 , 3 6 4` + `.50`. */
export function splitFigure(text: string): Split {
  const point = text.indexOf('.')
  const whole = point < 0 ? text : text.slice(0, point)
  if (!/\d/.test(whole)) return { head: text, tail: [], part: '' }
  let at = whole.length
  for (let digits = 0; at > 0 && digits < 4; at -= 1) if (/\d/.test(whole[at - 1] ?? '')) digits += 1
  return { head: whole.slice(0, at), tail: Array.from(whole.slice(at)), part: point < 0 ? '' : text.slice(point) }
}

/** ms until a change at `now` may be announced, the last one having been announced at `last`. */
export const speakIn = (now: number, last: number) => Math.max(0, last + minute - now)
