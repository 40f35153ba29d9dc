import type { Motif } from '../brush.ts'
import type { Category, MotifName } from '../categories.ts'
import { bolt as hexBolt } from '../market/motifs/esports/bolt.ts'
import { cube } from '../market/motifs/esports/cube.ts'
import { drum } from '../market/motifs/lottery/drum.ts'
import { domino } from '../market/motifs/cards/domino.ts'
import { lantern } from '../market/motifs/slots/lantern.ts'
import { mango } from '../market/motifs/slots/mango.ts'
import { manta } from '../market/motifs/fish/manta.ts'
import { pair } from '../market/motifs/cards/pair.ts'
import { plume } from '../market/motifs/cockfight/plume.ts'
import { school } from '../market/motifs/fish/school.ts'
import { spurs } from '../market/motifs/cockfight/spurs.ts'
import { stumps } from '../market/motifs/sports/stumps.ts'
import { sun } from '../market/motifs/slots/sun.ts'
import { tail } from '../market/motifs/fish/tail.ts'
import { temple } from '../market/motifs/slots/temple.ts'
import { tennis } from '../market/motifs/sports/tennis.ts'
import { tiger } from '../market/motifs/slots/tiger.ts'
import { track } from '../market/motifs/sports/track.ts'
import { versus } from '../market/motifs/live/versus.ts'
import { wheel } from '../market/motifs/slots/wheel.ts'
import { inBox } from '../market/shades.ts'
import { boat } from './motifs/bengal/boat.ts'
import { dhol } from './motifs/bengal/dhol.ts'
import { kite } from './motifs/bengal/kite.ts'
import { peacock } from './motifs/bengal/peacock.ts'
import { hand, trio } from './motifs/cards/hand.ts'
import { pip } from './motifs/cards/pip.ts'
import { head } from './motifs/cockfight/head.ts'
import { rooster } from './motifs/cockfight/rooster.ts'
import { blade } from './motifs/esports/blade.ts'
import { crosshair } from './motifs/esports/crosshair.ts'
import { pad } from './motifs/esports/pad.ts'
import { shield } from './motifs/esports/shield.ts'
import { trophy } from './motifs/esports/trophy.ts'
import { crab } from './motifs/fish/crab.ts'
import { fish, koi } from './motifs/fish/fish.ts'
import { jelly } from './motifs/fish/jelly.ts'
import { nautilus } from './motifs/fish/nautilus.ts'
import { baccarat, dragontiger } from './motifs/live/cards.ts'
import { chips } from './motifs/live/chips.ts'
import { dice } from './motifs/live/dice.ts'
import { moneywheel } from './motifs/live/moneywheel.ts'
import { roulette } from './motifs/live/roulette.ts'
import { balls } from './motifs/lottery/balls.ts'
import { flap } from './motifs/lottery/flap.ts'
import { ticket } from './motifs/lottery/ticket.ts'
import { bolt } from './motifs/slots/bolt.ts'
import { cherries } from './motifs/slots/cherries.ts'
import { coin } from './motifs/slots/coin.ts'
import { crown } from './motifs/slots/crown.ts'
import { fan } from './motifs/slots/fan.ts'
import { gem } from './motifs/slots/gem.ts'
import { lotus } from './motifs/slots/lotus.ts'
import { moon } from './motifs/slots/moon.ts'
import { pyramid } from './motifs/slots/pyramid.ts'
import { reels } from './motifs/slots/reels.ts'
import { seven } from './motifs/slots/seven.ts'
import { basketball } from './motifs/sports/basketball.ts'
import { cricket } from './motifs/sports/cricket.ts'
import { football } from './motifs/sports/football.ts'
import { pitch } from './motifs/sports/pitch.ts'

/**
 * Every motif of the vocabulary in the jewel manner; what this manner has not drawn itself is borrowed from the market.
 */
export const JEWEL: Record<Category, Partial<Record<MotifName, Motif>>> = {
  slots: {
    gem,
    seven,
    crown,
    lotus,
    moon,
    coin,
    fan,
    bolt,
    pyramid,
    cherries,
    reels,
    boat,
    kite,
    peacock,
    dhol,
    sun: inBox(sun),
    temple: inBox(temple),
    tiger: inBox(tiger),
    wheel: inBox(wheel),
    lantern: inBox(lantern),
    mango: inBox(mango),
  },
  live: { roulette, baccarat, moneywheel, chips, dice, dragontiger, versus: inBox(versus) },
  fish: { fish, koi, shell: nautilus, jelly, crab, manta: inBox(manta), tail: inBox(tail), school: inBox(school) },
  pvp: { hand, pip, trio, chips, pair: inBox(pair), domino: inBox(domino) },
  sports: { football, cricket, pitch, basketball, stumps: inBox(stumps), tennis: inBox(tennis), track: inBox(track) },
  esports: { shield, crosshair, blade, pad, trophy, cube: inBox(cube), bolt: inBox(hexBolt) },
  lottery: { balls, flap, ticket, drum: inBox(drum) },
  cockfight: { rooster, head, plume: inBox(plume), spurs: inBox(spurs) },
}

/** Motifs that can be shown cropped close. */
export const CLOSE: ReadonlySet<MotifName> = new Set<MotifName>([
  'gem',
  'coin',
  'lotus',
  'moon',
  'roulette',
  'moneywheel',
  'football',
  'cricket',
  'basketball',
  'jelly',
  'pip',
  'head',
  'shell',
  'fish',
  'seven',
  'cherries',
  'sun',
  'wheel',
  'tiger',
])
/** Motifs that already fill the tile or must stay level. */
export const STILL: ReadonlySet<MotifName> = new Set<MotifName>([
  'hand',
  'pitch',
  'versus',
  'tail',
  'track',
  'flap',
  'lantern',
])
