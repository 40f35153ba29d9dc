import type { Palette } from '../brush.ts'
import type { Category } from '../categories.ts'

const cloth = (
  deep: string,
  base: string,
  bright: string,
  light: string,
  main: string,
  counter: string,
): Palette & { bright: string } => ({ deep, base, main, light, counter, bright })

/** Nine dyed cloths; `counter` is the spark of the lamps. */
export const CLOTHS = {
  ruby: cloth('#2e0410', '#8a0f2d', '#ff5468', '#ffe0d2', '#cf1f46', '#ffc44d'),
  ember: cloth('#2c0d03', '#a23a0b', '#ff8a3d', '#ffebc4', '#e4571a', '#ffd667'),
  gold: cloth('#2e1a01', '#a86505', '#ffc240', '#fff5d6', '#e99b12', '#ff6a3d'),
  leaf: cloth('#031d13', '#0b6742', '#43d68b', '#e6ffdf', '#149c5e', '#ffd25e'),
  lagoon: cloth('#022126', '#076973', '#39d2ce', '#e0fff8', '#0c98a1', '#ffb84d'),
  dusk: cloth('#050f26', '#163e8c', '#5e9eff', '#e3eeff', '#2664cc', '#ffc857'),
  wine: cloth('#220518', '#77134f', '#f2579b', '#ffe0ec', '#b4246f', '#ffc24d'),
  smoke: cloth('#0c1315', '#2c4145', '#8fb9b4', '#f6f2e8', '#4c706f', '#ff7a4d'),
  clay: cloth('#22120c', '#7a3b22', '#e9966a', '#ffeedc', '#b65d38', '#7fe0c4'),
} satisfies Record<string, Palette>

export type ClothName = keyof typeof CLOTHS

/** Cloth of the stall and ink of the motif: pairs in contrast, ordered so that neighbours differ. */
type Pair = readonly [cloth: ClothName, ink: ClothName]
export const CATEGORY_PAIRS: Record<Category, readonly [Pair, ...Pair[]]> = {
  slots: [
    ['leaf', 'ruby'],
    ['dusk', 'ruby'],
    ['ruby', 'gold'],
    ['lagoon', 'wine'],
    ['ember', 'clay'],
    ['dusk', 'lagoon'],
    ['leaf', 'ember'],
    ['wine', 'dusk'],
    ['clay', 'gold'],
    ['lagoon', 'gold'],
    ['ruby', 'leaf'],
    ['dusk', 'ember'],
    ['gold', 'ruby'],
  ],
  live: [
    ['dusk', 'ruby'],
    ['ruby', 'dusk'],
    ['leaf', 'ruby'],
    ['smoke', 'ruby'],
    ['wine', 'gold'],
    ['dusk', 'gold'],
    ['lagoon', 'ember'],
  ],
  fish: [
    ['lagoon', 'ember'],
    ['dusk', 'lagoon'],
    ['leaf', 'ember'],
    ['dusk', 'clay'],
    ['lagoon', 'dusk'],
    ['ember', 'lagoon'],
    ['dusk', 'wine'],
  ],
  pvp: [
    ['ruby', 'dusk'],
    ['leaf', 'ruby'],
    ['lagoon', 'ruby'],
    ['smoke', 'ruby'],
    ['dusk', 'gold'],
    ['clay', 'leaf'],
  ],
  sports: [
    ['leaf', 'leaf'],
    ['dusk', 'ember'],
    ['ember', 'leaf'],
    ['lagoon', 'ember'],
    ['smoke', 'ember'],
    ['wine', 'dusk'],
  ],
  esports: [
    ['smoke', 'ember'],
    ['dusk', 'ember'],
    ['ember', 'lagoon'],
    ['wine', 'gold'],
    ['lagoon', 'wine'],
  ],
  lottery: [
    ['lagoon', 'ember'],
    ['ruby', 'ruby'],
    ['dusk', 'gold'],
    ['gold', 'wine'],
    ['wine', 'lagoon'],
    ['leaf', 'gold'],
  ],
  cockfight: [
    ['leaf', 'ember'],
    ['ruby', 'ember'],
    ['ember', 'clay'],
    ['dusk', 'ruby'],
    ['clay', 'gold'],
  ],
}
