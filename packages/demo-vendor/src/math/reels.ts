import { REELS, ROWS, signs } from './symbols.ts'
import type { SignNo } from './symbols.ts'

// One letter a stop: W wild, S scatter, A to D the high signs, a to d the low ones.
const drawn = [
  'bScdbCabdcBaDcdWbacCBAaBdABDAd',
  'bcdDcWDaCbdDSCAbcaBAcdACabBdaW',
  'ADbBcbDCbcSdBCadBAacWbDdaCdWaC',
  'BcCbcdCcdbADWcdaDAaBdSadbCBbWa',
  'ADbdcaBdaCdBAadWaBbCcDWcbBCDaS',
]
const letters = 'WSABCDabcd'

/** The strips, read downwards; a strip is a ring. */
export const reels: readonly (readonly SignNo[])[] = drawn.map((strip) =>
  Array.from(strip, (letter) => letters.indexOf(letter)),
)

export const reelLengths: readonly number[] = reels.map((strip) => strip.length)

/** What one reel shows from top to bottom when it rests at `stop`. */
export function column(reel: number, stop: number): SignNo[] {
  const strip = reels[reel]
  if (!strip || stop < 0 || stop >= strip.length) throw new RangeError(`no stop ${stop} on reel ${reel}`)
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]!)
}

/** The window of five columns at five stops. */
export function windowAt(stops: readonly number[]): SignNo[][] {
  if (stops.length !== REELS) throw new RangeError(`${REELS} stops wanted, ${stops.length} given`)
  return stops.map((stop, reel) => column(reel, stop))
}

if (reels.some((strip) => strip.some((sign) => sign < 0 || sign >= signs.length)))
  throw new Error('a strip holds an unknown letter')
