import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Difference {
  /** Number of different pixels; if one picture is larger, its excess counts as different. */
  pixels: number
  /** Share of all pixels, 0 to 1. */
  share: number
  /** Both pictures, and the first one faded with the differences on top: the different lines with some context. */
  before: Buffer
  after: Buffer
  diff: Buffer
}

/** Number of lines kept above and below a difference. */
const AROUND = 60
const RED = [255, 0, 0] as const

/** The lines from the first to the last difference. */
function band(diff: PNG): { top: number; height: number } {
  const marked = (line: number) => {
    for (let at = line * diff.width * 4; at < (line + 1) * diff.width * 4; at += 4)
      if (RED.every((value, i) => diff.data[at + i] === value)) return true
    return false
  }
  let [first, last] = [0, diff.height - 1]
  while (first < last && !marked(first)) first += 1
  while (last > first && !marked(last)) last -= 1
  const top = Math.max(0, first - AROUND)
  return { top, height: Math.min(diff.height, last + AROUND + 1) - top }
}

function cut(picture: PNG, { top, height }: { top: number; height: number }): Buffer {
  const part = new PNG({ width: picture.width, height })
  PNG.bitblt(picture, part, 0, top, picture.width, height, 0, 0)
  return PNG.sync.write(part)
}

/** The picture on a canvas of this size, so that pictures of two sizes can be compared. */
function grown(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet
}

/** Difference of two PNG pictures, or null. Differences in anti-aliasing alone are ignored. */
export function compare(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const [a, b] = [grown(first, width, height), grown(second, width, height)]
  const diff = new PNG({ width, height })
  const pixels = pixelmatch(a.data, b.data, diff.data, width, height, { threshold: 0.1, diffColor: [...RED] })
  if (pixels === 0) return null
  const lines = band(diff)
  return {
    pixels,
    share: pixels / (width * height),
    before: cut(a, lines),
    after: cut(b, lines),
    diff: cut(diff, lines),
  }
}
