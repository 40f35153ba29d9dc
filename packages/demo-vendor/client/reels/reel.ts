import { ROWS } from '../../src/math/symbols.ts'
import type { SignNo } from '../../src/math/symbols.ts'

/** Signs a second at full speed. */
export const SPEED = 21
const BACK = 0.85
const RAMP_MS = 170

/**
 * Runs a little past the end and returns: the soft bounce. Its first slope is `BACK + 3`, which the stop matches to the
 * speed.
 */
const settle = (t: number) => 1 + (BACK + 1) * (t - 1) ** 3 + BACK * (t - 1) ** 2

/**
 * One reel as a tape of signs that runs downwards. `position` is how many signs have passed; the window shows
 * `tape[position]` in its bottom row. The strip is read backwards while it runs, and the wanted stop is put onto the
 * tape before it is visible.
 */
export class Reel {
  position = 0
  private tape: SignNo[] = []
  private above = 0
  private started = 0
  private stopping: { from: number; way: number; begin: number; ms: number } | undefined
  state: 'rest' | 'run' | 'stop' = 'rest'
  private readonly strip: readonly SignNo[]

  constructor(strip: readonly SignNo[], stop: number) {
    this.strip = strip
    this.show(stop)
  }

  private at(index: number): SignNo {
    const { strip } = this
    return strip[((index % strip.length) + strip.length) % strip.length]!
  }

  private place(stop: number): void {
    for (let row = ROWS - 1; row >= 0; row--) this.tape.push(this.at(stop + row))
    this.above = stop - 1
  }

  /** Rests at a stop at once. One more sign is below, for the swing before a spin. */
  show(stop: number): void {
    this.tape = [this.at(stop + ROWS)]
    this.place(stop)
    this.position = 1
    this.state = 'rest'
    this.stopping = undefined
  }

  start(now: number): void {
    this.state = 'run'
    this.started = now
  }

  /** Comes to rest at `stop`; takes 0.5 to 0.8 s. */
  stop(stop: number, now: number): void {
    const target = Math.ceil(this.position + ROWS)
    while (this.tape.length < target) this.tape.push(this.at(this.above--))
    this.tape.length = target
    this.place(stop)
    const way = target - this.position
    this.stopping = { from: this.position, way, begin: now, ms: (1000 * way * (BACK + 3)) / SPEED }
    this.state = 'stop'
  }

  /** Moves on; true in the frame in which it comes to rest. */
  tick(now: number, elapsed: number): boolean {
    if (this.state === 'run') {
      const share = Math.min(1, (now - this.started) / RAMP_MS)
      // A short swing upwards, then the spin.
      this.position += (share < 0.4 ? -0.9 : SPEED * share ** 2) * (elapsed / 1000)
      this.position = Math.max(this.position, 0.05)
      return false
    }
    if (!this.stopping) return false
    const { from, way, begin, ms } = this.stopping
    const t = Math.min(1, (now - begin) / ms)
    this.position = from + way * settle(t)
    if (t < 1) return false
    this.stopping = undefined
    this.state = 'rest'
    this.tape = this.tape.slice(from + way - 1)
    this.position = 1
    return true
  }

  /** Share of full speed, for the blur. */
  get pace(): number {
    if (this.state === 'run') return 1
    if (!this.stopping) return 0
    return Math.max(0, 1 - (this.position - this.stopping.from) / this.stopping.way)
  }

  /** What is visible: sign and its row as a fraction, from the bottom row 2 up beyond the top. */
  sights(): { sign: SignNo; row: number }[] {
    const first = Math.floor(this.position)
    const shift = this.position - first
    return Array.from({ length: ROWS + 2 }, (_, i) => {
      const index = first - 1 + i
      while (this.tape.length <= index) this.tape.push(this.at(this.above--))
      return { sign: this.tape[Math.max(0, index)]!, row: ROWS - i + shift }
    })
  }
}
