import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { GlobalFonts, createCanvas } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../lib/time/clock.ts'
import type { Db, Reader } from '../../db/client.ts'
import { captcha } from './schema.ts'
import { asset } from '../../lib/package-files.ts'
import type { Settings } from '../../settings/settings.ts'

/** Where the gateway keeps the id of a captcha for a client that names none. */
export const captchaCookie = 'captcha'

export interface Captchas {
  /** A new picture under this id, as a base64 png; an earlier picture of the same id is void. */
  draw(id: string): Promise<string>
  /** Right or wrong, the picture is invalidated. */
  spend(on: Reader, id: string | undefined, answer: string | undefined): Promise<boolean>
}

const font = 'House captcha'
/** Digits read the same in every language here and suit a number pad; 0 and 1 look like letters. */
const signs = '23456789'
const width = 160
const height = 56

/** How an answer is kept. */
export const captchaDigest = (id: string, answer: string): string =>
  createHash('sha256').update(`${id}:${answer}`).digest('hex')
const between = (low: number, high: number): number => low + (randomInt(1_000_001) / 1_000_000) * (high - low)

/**
 * Ink on paper with wobbling digits and a few strokes through them: hard to read for a program, legible for a person.
 */
export function drawPicture(text: string): Promise<Buffer> {
  if (!GlobalFonts.has(font)) GlobalFonts.register(readFileSync(asset('captcha.woff2')), font)
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#f6f1e7'
  pen.fillRect(0, 0, width, height)
  const step = (width - 24) / text.length
  for (const [at, sign] of [...text].entries()) {
    pen.save()
    pen.translate(12 + step * (at + 0.5), height / 2 + between(-6, 6))
    pen.rotate(between(-0.4, 0.4))
    pen.font = `${Math.round(between(32, 40))}px "${font}"`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = `hsl(${randomInt(360)} 45% 28%)`
    pen.fillText(sign, 0, 0)
    pen.restore()
  }
  for (let i = 0; i < 4; i++) {
    pen.strokeStyle = `hsl(${randomInt(360)} 45% 35%)`
    pen.lineWidth = between(1, 2.2)
    pen.beginPath()
    pen.moveTo(0, between(6, height - 6))
    pen.bezierCurveTo(width / 3, between(0, height), (width * 2) / 3, between(0, height), width, between(6, height - 6))
    pen.stroke()
  }
  return canvas.encode('png')
}

/** Captchas kept in the database, so that any gateway on it may check what another drew. */
export function createCaptchas(db: Db, clock: Clock, settings: () => Settings): Captchas {
  return {
    async draw(id) {
      const { length, minutes } = settings().captcha
      const text = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
      const row = { answerHash: captchaDigest(id, text), expiresAt: new Date(clock.now().getTime() + minutes * 60_000) }
      const [picture] = await Promise.all([
        drawPicture(text),
        db
          .insert(captcha)
          .values({ id, ...row })
          .onConflictDoUpdate({ target: captcha.id, set: row }),
      ])
      return picture.toString('base64')
    },
    async spend(on, id, answer) {
      if (!id || !answer) return false
      const [row] = await on.delete(captcha).where(eq(captcha.id, id)).returning()
      if (!row || row.expiresAt <= clock.now()) return false
      return timingSafeEqual(Buffer.from(row.answerHash), Buffer.from(captchaDigest(id, answer.trim())))
    },
  }
}
