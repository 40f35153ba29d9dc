import type { Spin } from '../../src/math/evaluate.ts'
import { reels as strips } from '../../src/math/reels.ts'
import { REELS } from '../../src/math/symbols.ts'
import { fieldOf, paintLines, paintPlates } from './paint.ts'
import type { Field } from './paint.ts'
import { Reel } from './reel.ts'
import { cellNo, shineAt } from './shine.ts'
import { loadAll, spriteOf } from './sprites.ts'
import type { Sprite } from './sprites.ts'

/** When the first reel begins to stop, and how far apart the others follow. */
const FIRST_MS = 480
const NEXT_MS = 190
const FREE = { first: 260, next: 120 }
/** Length of the cross-fade that replaces a spin under reduced motion. */
const FADE_MS = 220

interface Showing {
  spin: Spin
  quiet: boolean
  since: number
}

/** The window with its five reels, on one canvas. Draws only while something moves. */
export async function createStage(
  canvas: HTMLCanvasElement,
  urls: readonly string[],
  metal: string,
  still: () => boolean,
  first: readonly number[],
) {
  const pen = canvas.getContext('2d')!
  const images = await loadAll(urls)
  const reels = strips.map((strip, i) => new Reel(strip, first[i] ?? 0))
  let field: Field = fieldOf(1, 1)
  let sprites: Sprite[] = []
  let showing: Showing | undefined
  let frame = 0
  let before = 0
  let fade = 1
  let begun = 0
  let landing: { stops: readonly number[]; at: number[]; done: () => void } | undefined

  function draw(now: number): boolean {
    const shine = showing ? shineAt(showing.spin, now - showing.since, showing.quiet || still()) : undefined
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.clearRect(0, 0, field.width, field.height)
    pen.globalAlpha = 1
    if (shine) paintPlates(pen, field, shine, metal)
    const lit: (() => void)[] = []
    reels.forEach((reel, place) => {
      const fast = reel.pace > 0.45
      const x = place * field.cellWidth + (field.cellWidth - field.sign) / 2
      for (const { sign, row } of reel.sights()) {
        const sprite = sprites[sign]!
        const y = row * field.cellHeight + (field.cellHeight - field.sign) / 2
        const isLit = shine?.cells.has(cellNo({ reel: place, row: Math.round(row) }))
        pen.globalAlpha = fade * (shine && !isLit ? 0.42 : 1)
        if (fast) pen.drawImage(sprite.blurred, x, y - field.sign * 0.25)
        else if (!isLit || !shine) pen.drawImage(sprite.still, x, y)
        else {
          const grow = field.sign * (1 + 0.09 * shine.pulse)
          lit.push(() =>
            pen.drawImage(sprite.still, x - (grow - field.sign) / 2, y - (grow - field.sign) / 2, grow, grow),
          )
        }
      }
    })
    pen.globalAlpha = 1
    if (shine) paintLines(pen, field, shine)
    for (const paint of lit) paint()
    return !!shine && !shine.calm
  }

  function step(now: number): void {
    frame = 0
    const elapsed = Math.min(50, now - before)
    before = now
    if (landing) {
      const { stops, at } = landing
      reels.forEach((reel, i) => {
        if (reel.state === 'run' && now >= at[i]!) reel.stop(stops[i]!, now)
      })
    }
    for (const reel of reels) reel.tick(now, elapsed)
    const moving = reels.some((reel) => reel.state !== 'rest')
    if (fade < 1) fade = Math.min(1, fade + elapsed / FADE_MS)
    const shining = draw(now)
    if (!moving && fade === 1 && landing) {
      const { done } = landing
      landing = undefined
      done()
    }
    if (moving || shining || fade < 1) wake()
  }

  function wake(): void {
    if (frame) return
    if (!reels.some((reel) => reel.state !== 'rest')) before = performance.now()
    frame = requestAnimationFrame(step)
  }

  function resize(): void {
    const box = canvas.getBoundingClientRect()
    const scale = Math.min(window.devicePixelRatio || 1, 2)
    const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)]
    if (width < 5 || height < 5 || (width === field.width && height === field.height)) return
    canvas.width = width
    canvas.height = height
    field = fieldOf(width, height)
    sprites = images.map((image) => spriteOf(image, field.sign))
    draw(performance.now())
    wake()
  }

  new ResizeObserver(resize).observe(canvas)
  resize()

  return {
    /** Runs the reels until `land` sets where to stop. */
    run(): void {
      showing = undefined
      begun = performance.now()
      before = begun
      if (!still()) for (const reel of reels) reel.start(begun)
      wake()
    },
    /** Stops the reels one after the other; resolves when the last one rests. */
    land(stops: readonly number[], free = false): Promise<void> {
      return new Promise((done) => {
        if (reels.every((reel) => reel.state === 'rest')) {
          // Reduced motion: the new signs fade in where the old ones were.
          reels.forEach((reel, i) => reel.show(stops[i]!))
          fade = 0.15
        }
        const { first: wait, next } = free ? FREE : { first: FIRST_MS, next: NEXT_MS }
        const now = performance.now()
        landing = {
          stops,
          at: Array.from({ length: REELS }, (_, i) => Math.max(begun + wait + i * next, now + i * next * 0.5)),
          done,
        }
        wake()
      })
    },
    /** The player asked to see the end now. */
    hurry(): void {
      const now = performance.now()
      if (landing) landing.at = landing.at.map((at, i) => Math.min(at, now + i * 35))
    },
    /** Lights up what a spin won. */
    shine(spin: Spin, quiet: boolean): void {
      showing = spin.wins.length > 0 ? { spin, quiet, since: performance.now() } : undefined
      wake()
    },
    dark(): void {
      showing = undefined
      wake()
    },
  }
}

export type Stage = Awaited<ReturnType<typeof createStage>>
