import { lines } from '../../src/math/lines.ts'
import { REELS, ROWS } from '../../src/math/symbols.ts'
import type { Shine } from './shine.ts'

/** Sizes of the window in device pixels. */
export interface Field {
  width: number
  height: number
  cellWidth: number
  cellHeight: number
  sign: number
}

export function fieldOf(width: number, height: number): Field {
  const cellWidth = width / REELS
  const cellHeight = height / ROWS
  return { width, height, cellWidth, cellHeight, sign: Math.round(Math.min(cellWidth, cellHeight) * 0.93) }
}

/** Colours a line may have; ten that can be distinguished on a dark ground. */
const lineColours = [
  '#ffd36e',
  '#7fe3ff',
  '#ff8fb1',
  '#a6f07a',
  '#ffb066',
  '#c9a6ff',
  '#66f0c2',
  '#ff8a70',
  '#8fb4ff',
  '#f5f08a',
]
export const lineColour = (line: number): string => lineColours[line] ?? '#fff3d6'

function round(pen: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, r: number): void {
  pen.beginPath()
  pen.roundRect(x, y, w, h, r)
}

/** Warm light under the lit cells. */
export function paintPlates(pen: CanvasRenderingContext2D, field: Field, shine: Shine, metal: string): void {
  const { cellWidth, cellHeight } = field
  for (const cell of shine.cells) {
    const x = (cell % REELS) * cellWidth
    const y = Math.floor(cell / REELS) * cellHeight
    const inset = cellWidth * 0.045
    const glow = pen.createRadialGradient(
      x + cellWidth / 2,
      y + cellHeight / 2,
      0,
      x + cellWidth / 2,
      y + cellHeight / 2,
      cellWidth * 0.72,
    )
    glow.addColorStop(0, '#ffb54580')
    glow.addColorStop(1, '#ffb5450d')
    pen.fillStyle = glow
    round(pen, x + inset, y + inset, cellWidth - inset * 2, cellHeight - inset * 2, cellWidth * 0.12)
    pen.fill()
    pen.strokeStyle = `${metal}b0`
    pen.lineWidth = Math.max(1.5, cellWidth * 0.014)
    pen.stroke()
  }
}

/** The winning lines, drawn from the left. */
export function paintLines(pen: CanvasRenderingContext2D, field: Field, shine: Shine): void {
  const { width, cellWidth, cellHeight } = field
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const win of shine.wins) {
    const rows = lines[win.line]
    if (!rows) continue
    const trail = () => {
      pen.beginPath()
      pen.moveTo(0, (rows[0] + 0.5) * cellHeight)
      rows.forEach((row, reel) => pen.lineTo((reel + 0.5) * cellWidth, (row + 0.5) * cellHeight))
      pen.lineTo(width, (rows[4] + 0.5) * cellHeight)
      pen.stroke()
    }
    pen.save()
    pen.beginPath()
    pen.rect(0, 0, width * shine.drawn, field.height)
    pen.clip()
    pen.strokeStyle = 'rgba(5, 6, 12, .7)'
    pen.lineWidth = Math.max(5, cellWidth * 0.075)
    trail()
    pen.strokeStyle = lineColour(win.line)
    pen.lineWidth = Math.max(2.5, cellWidth * 0.036)
    trail()
    pen.restore()
  }
}
