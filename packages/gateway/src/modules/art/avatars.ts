import { hash, randomFrom } from '../../lib/crypto/random.ts'

/** Names of the profile pictures, in the order they are shown. */
export const avatars = [
  'kite',
  'river',
  'mango',
  'lotus',
  'dhol',
  'boat',
  'moon',
  'tiger',
  'peacock',
  'lantern',
  'monsoon',
  'market',
] as const

/** A picture of two discs and a leaf, in colours that follow from its name; undefined for a name that is none. */
export function avatarOf(name: string): string | undefined {
  if (!(avatars as readonly string[]).includes(name)) return undefined
  const random = randomFrom(hash(`avatar:${name}`))
  const hue = Math.floor(random() * 360)
  const tilt = Math.floor(random() * 180)
  const near = (shift: number, light: number) => `hsl(${(hue + shift) % 360} 55% ${light}%)`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${near(0, 28)}" d="M0 0h64v64H0z"/>` +
    `<circle cx="32" cy="27" r="13" fill="${near(40, 72)}"/><path fill="${near(20, 58)}" d="M8 64a24 22 0 0 1 48 0z"/>` +
    `<path fill="${near(180, 62)}" transform="rotate(${tilt} 32 27)" d="M32 10q9 9 0 17q-9-8 0-17z"/></svg>`
  )
}
