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
