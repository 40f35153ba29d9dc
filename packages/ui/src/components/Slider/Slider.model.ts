/** The numbers of a slider: its ends, and where a value lies between them. */
export interface Scale {
  min: number
  /** Length of the scale; 1 where the ends leave none. */
  length: number
}

export function scaleOf(min: string, max: string): Scale {
  const [from, to] = [Number(min), Number(max)]
  return { min: from, length: to > from ? to - from : 1 }
}

const placesOf = (text: string) => (text.split('.')[1] ?? '').length

/** The largest value that steps from the lower end reach, which the upper end may lie beyond. */
export function lastOf(min: string, max: string, step: string): string {
  const places = Math.max(placesOf(min), placesOf(step))
  const whole = (text: string) => Number((Number(text) * 10 ** places).toFixed(6))
  const [from, to, by] = [whole(min), whole(max), whole(step)]
  if (!(by > 0) || !(to >= from)) return max
  const last = from + Math.floor((to - from) / by) * by
  return last === to ? max : String(Number((last / 10 ** places).toFixed(places)))
}

/** Distance of a value from the lower end, within the scale. What is no number lies at the lower end. */
export function distanceOf(value: string, { min, length }: Scale): number {
  const at = Number(value) - min
  return Number.isNaN(at) ? 0 : Math.min(Math.max(at, 0), length)
}

/** The value that steps reach nearest to a part of the scale, from 0 to 1. */
export function valueAt(part: number, min: string, max: string, step: string): string {
  const places = Math.max(placesOf(min), placesOf(step))
  const [from, to, by] = [Number(min), Number(max), Number(step)]
  const wanted = Math.min(Math.max(part, 0), 1) * (to - from)
  const steps = by > 0 ? Math.min(Math.round(wanted / by), Math.floor(Number(((to - from) / by).toFixed(6)))) : 0
  return (from + steps * by).toFixed(places)
}

/** The ends of a range after one of them moved: it stops at the other. */
export function moveEnd(range: readonly [string, string], end: 0 | 1, value: string): [string, string] {
  const [from, to] = range
  return end === 0 ? [Number(value) > Number(to) ? to : value, to] : [from, Number(value) < Number(from) ? from : value]
}

/** Which end a press on the scale moves: the nearer one; of two at one place, the one that can go there. */
export function endNear([from, to]: readonly [string, string], value: string): 0 | 1 {
  const [below, above] = [Math.abs(Number(value) - Number(from)), Math.abs(Number(value) - Number(to))]
  return below === above ? (Number(value) > Number(to) ? 1 : 0) : below < above ? 0 : 1
}
