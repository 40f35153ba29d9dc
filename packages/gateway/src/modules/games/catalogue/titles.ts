import { type GameType, type Title, pairs, shuffled } from './title-pool.ts'
import { COUNTS, genitive } from './words/bangla.ts'
import { DRAWS, ESPORT_AFTER, ESPORT_BEFORE, RINGS, SPORTS, SPORT_FORMATS } from './words/contests.ts'
import { CATCH, HUNTS, SEAS, WATERS } from './words/fish.ts'
import { PLACES, SETTINGS } from './words/places.ts'
import { ADJECTIVES, AFTER, BEFORE, NOUNS, TALES } from './words/slots.ts'
import { LIVE_BEFORE, LIVE_GAMES, PVP_AFTER, PVP_BEFORE, PVP_GAMES, ROOMS } from './words/tables.ts'

const title = (en: string, bn: string, classify: string): Title => ({ en, bn, classify })
const slot = (en: string, bn: string) => title(en, bn, 'SLOTS')

const PEOPLE = new Set(['royal', 'animal'])
const LOCAL = NOUNS.filter(
  ([en, , , kind]) => (kind === 'plant' || kind === 'craft' || kind === 'place') && en !== 'Cherry',
)

/** How many titles of each pattern the slots have; the order is shuffled afterwards. */
function slots(): Title[] {
  const take = (count: number, all: Title[], seed: number) => shuffled(all, seed).slice(0, count)
  return [
    ...take(
      720,
      pairs(PLACES, NOUNS, ([en, bn], [noun, , nounBn]) => slot(`${en} ${noun}`, `${genitive(bn)} ${nounBn}`)),
      1,
    ),
    ...take(
      420,
      pairs(SETTINGS, NOUNS, ([en, bn], [noun, , nounBn]) => slot(`${en} ${noun}`, `${genitive(bn)} ${nounBn}`)),
      2,
    ),
    ...take(
      380,
      ADJECTIVES.flatMap(([en, bn, suits]) =>
        NOUNS.filter(([, , , kind]) => suits === 'all' || suits.includes(kind)).map(([noun, , nounBn]) =>
          slot(`${en} ${noun}`, `${bn} ${nounBn}`),
        ),
      ),
      3,
    ),
    ...take(
      130,
      pairs(
        COUNTS,
        NOUNS.filter(([, plural, , kind]) => plural && kind !== 'treasure'),
        ([en, bare, counted], [, plural, bn, kind]) =>
          slot(`${en} ${plural}`, `${PEOPLE.has(kind) ? bare : counted} ${bn}`),
      ),
      4,
    ),
    ...take(
      130,
      pairs(
        NOUNS.filter(([, , , kind]) => kind === 'royal' || kind === 'treasure'),
        PLACES,
        ([noun, , nounBn], [en, bn]) => slot(`${noun} of ${en}`, `${genitive(bn)} ${nounBn}`),
      ),
      5,
    ),
    ...take(
      100,
      NOUNS.flatMap(([a, , aBn], i) => NOUNS.slice(i + 1).map(([b, , bBn]) => slot(`${a} & ${b}`, `${aBn} ও ${bBn}`))),
      6,
    ),
    ...take(
      130,
      pairs(
        NOUNS.filter(([, , , kind]) => kind !== 'treasure'),
        TALES,
        ([noun, , bn], [en, tale]) => slot(`${noun} ${en}`, `${genitive(bn)} ${tale}`),
      ),
      7,
    ),
    ...take(
      40,
      [
        ...pairs(BEFORE, LOCAL, ([en, bn], [noun, , nounBn]) => slot(`${en} ${noun}`, `${bn} ${nounBn}`)),
        ...pairs(LOCAL, AFTER, ([noun, , nounBn], [en, bn]) => slot(`${noun} ${en}`, `${nounBn} ${bn}`)),
      ],
      8,
    ),
  ]
}

/** Every title a category can have, in one fixed order; more than are taken. */
const STOCKS: Record<GameType, () => Title[]> = {
  RNG: () => shuffled(slots(), 10),
  LIVE: () =>
    shuffled(
      [
        ...pairs(LIVE_BEFORE, LIVE_GAMES, ([en, bn], [game, gameBn, kind]) =>
          title(`${en} ${game}`, `${bn} ${gameBn}`, kind),
        ),
        ...pairs(LIVE_GAMES, ROOMS, ([game, gameBn, kind], [en, bn]) =>
          title(`${game} ${en}`, `${gameBn} ${bn}`, kind),
        ),
      ],
      11,
    ),
  FISH: () =>
    shuffled(
      [
        ...pairs(CATCH, HUNTS, ([en, bn], [what, whatBn]) => title(`${en} ${what}`, `${bn} ${whatBn}`, 'FISHING')),
        ...pairs([...CATCH.slice(0, 12), ...SEAS], WATERS, ([en, bn], [what, whatBn]) =>
          title(`${en} ${what}`, `${genitive(bn)} ${whatBn}`, 'FISHING'),
        ),
      ],
      12,
    ),
  PVP: () =>
    shuffled(
      [
        ...pairs(PVP_BEFORE, PVP_GAMES, ([en, bn], [game, gameBn, kind]) =>
          title(`${en} ${game}`, `${bn} ${gameBn}`, kind),
        ),
        ...pairs(PVP_GAMES, PVP_AFTER, ([game, gameBn, kind], [en, bn]) =>
          title(`${game} ${en}`, `${gameBn} ${bn}`, kind),
        ),
      ],
      13,
    ),
  SPORTS: () =>
    shuffled(
      pairs(SPORTS, SPORT_FORMATS, ([en, bn], [what, whatBn]) =>
        title(`${en} ${what}`, `${bn} ${whatBn}`, en.toUpperCase().replaceAll(' ', '_')),
      ),
      14,
    ),
  ESPORTS: () =>
    shuffled(
      pairs(ESPORT_BEFORE, ESPORT_AFTER, ([en, bn], [what, whatBn]) =>
        title(`${en} ${what}`, `${bn} ${whatBn}`, 'ESPORTS'),
      ),
      15,
    ),
  LOTT: () =>
    shuffled(
      pairs(PLACES, DRAWS, ([en, bn], [what, whatBn, kind]) =>
        title(`${en} ${what}`, `${genitive(bn)} ${whatBn}`, kind),
      ),
      16,
    ),
  ELOTT: () =>
    shuffled(
      pairs(SETTINGS, DRAWS, ([en, bn], [what, whatBn, kind]) =>
        title(`${en} ${what}`, `${genitive(bn)} ${whatBn}`, kind),
      ),
      17,
    ),
  COCKFIGHT: () =>
    shuffled(
      pairs(PLACES, RINGS, ([en, bn], [what, whatBn]) =>
        title(`${en} ${what}`, `${genitive(bn)} ${whatBn}`, 'COCKFIGHT'),
      ),
      18,
    ),
}
export const stockOf = (type: GameType): Title[] => STOCKS[type]()
