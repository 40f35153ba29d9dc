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

/** Distance of a value from the lower end, within the scale. What is no number lies at the lower end. */
export function distanceOf(value: string, { min, length }: Scale): number {
  const at = Number(value) - min
  return Number.isNaN(at) ? 0 : Math.min(Math.max(at, 0), length)
}
