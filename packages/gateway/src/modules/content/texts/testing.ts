import { createCanvas } from '@napi-rs/canvas'

/** A small PNG of one colour, base64. */
export function picture(colour: string): string {
  const canvas = createCanvas(12, 8)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, 12, 8)
  return canvas.toBuffer('image/png').toString('base64')
}
