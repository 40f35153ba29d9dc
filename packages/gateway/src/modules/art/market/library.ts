import type { Motif } from '../brush.ts'
import type { Category, MotifName } from '../categories.ts'
import { JEWEL } from '../jewel/library.ts'
import { domino } from './motifs/cards/domino.ts'
import { pair } from './motifs/cards/pair.ts'
import { suit } from './motifs/cards/suit.ts'
import { plume } from './motifs/cockfight/plume.ts'
import { rooster } from './motifs/cockfight/rooster.ts'
import { spurs } from './motifs/cockfight/spurs.ts'
import { bolt } from './motifs/esports/bolt.ts'
import { cube } from './motifs/esports/cube.ts'
import { reticle } from './motifs/esports/reticle.ts'
import { shield } from './motifs/esports/shield.ts'
import { fish } from './motifs/fish/fish.ts'
import { jelly } from './motifs/fish/jelly.ts'
import { manta } from './motifs/fish/manta.ts'
import { school } from './motifs/fish/school.ts'
import { shell } from './motifs/fish/shell.ts'
import { tail } from './motifs/fish/tail.ts'
import { chips } from './motifs/live/chips.ts'
import { dice } from './motifs/live/dice.ts'
import { fan } from './motifs/live/fan.ts'
import { moneywheel } from './motifs/live/moneywheel.ts'
import { roulette } from './motifs/live/roulette.ts'
import { versus } from './motifs/live/versus.ts'
import { balls } from './motifs/lottery/balls.ts'
import { drum } from './motifs/lottery/drum.ts'
import { ticket } from './motifs/lottery/ticket.ts'
import { coins } from './motifs/slots/coins.ts'
import { crown } from './motifs/slots/crown.ts'
import { gem } from './motifs/slots/gem.ts'
import { lantern } from './motifs/slots/lantern.ts'
import { lotus } from './motifs/slots/lotus.ts'
import { mango } from './motifs/slots/mango.ts'
import { moon } from './motifs/slots/moon.ts'
import { seven } from './motifs/slots/seven.ts'
import { sun } from './motifs/slots/sun.ts'
import { temple } from './motifs/slots/temple.ts'
import { tiger } from './motifs/slots/tiger.ts'
import { wheel } from './motifs/slots/wheel.ts'
import { football } from './motifs/sports/football.ts'
import { hoop } from './motifs/sports/hoop.ts'
import { stumps } from './motifs/sports/stumps.ts'
import { tennis } from './motifs/sports/tennis.ts'
import { track } from './motifs/sports/track.ts'
import { inBox } from './shades.ts'

const OWN: Record<Category, Partial<Record<MotifName, Motif>>> = {
  slots: { gem, seven, crown, lotus, moon, coin: coins, sun, temple, tiger, wheel, lantern, mango, bolt },
  live: { roulette, baccarat: fan, moneywheel, chips, dice, versus },
  fish: { fish, shell, jelly, manta, tail, school },
  pvp: { hand: fan, pip: suit, pair, domino, chips },
  sports: { football, basketball: hoop, stumps, tennis, track },
  esports: { shield, crosshair: reticle, cube, bolt },
  lottery: { balls, ticket, drum },
  cockfight: { rooster, plume, spurs },
}

/** Every motif of the vocabulary in the market manner; what it has not drawn itself is borrowed from the jewels. */
export const marketMotif = (category: Category, motif: MotifName): Motif => {
  const own = OWN[category][motif]
  return own ? inBox(own) : (JEWEL[category][motif] ?? (() => ''))
}
