import { signs } from '../../src/math/symbols.ts'
import type { Sign } from '../../src/math/symbols.ts'
import { jewel } from './jewel.ts'
import { orchard } from './orchard.ts'
import type { Look } from './palettes.ts'
import { asUrl, pen } from './pen.ts'
import { river } from './river.ts'

const skins = { jewel, orchard, river }

/** One sign of a game as an SVG document. */
export function signSvg(sign: Sign, look: Look): string {
  const tool = pen()
  return tool.svg(skins[look.skin][sign](tool, look))
}

/** All ten as data addresses, in the order of `signs`. */
export const signUrls = (look: Look): string[] => signs.map((sign) => asUrl(signSvg(sign, look)))

/** Which of the four low drawings and colours a low sign has, for its name. */
export const shapeOf = (sign: Sign, look: Look): string =>
  sign.startsWith('low') ? `low${((Number(sign.slice(3)) - 1 + look.cut) % 4) + 1}` : sign
