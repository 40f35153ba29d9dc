import type { Category } from '../categories.ts'
import type { Palette } from '../brush.ts'

const jewel = (deep: string, base: string, main: string, light: string, counter: string): Palette => ({
  deep,
  base,
  main,
  light,
  counter,
})

/** Fourteen hand-picked sets; ivory and celadon are the pale ones, for rhythm. */
export const PALETTES = {
  garnet: jewel('#2b0610', '#7d1128', '#dc2f45', '#ff9a80', '#ffdca6'),
  malachite: jewel('#04221b', '#0b5a45', '#18a877', '#93ecbc', '#ffe2a0'),
  lapis: jewel('#070f35', '#14318a', '#2f68ea', '#96bfff', '#ffca7c'),
  saffron: jewel('#351202', '#a5420b', '#f38f1f', '#ffd56c', '#fff2d0'),
  coral: jewel('#330d0e', '#ad3630', '#ff6a55', '#ffb7a0', '#ffeacb'),
  lagoon: jewel('#03202a', '#0a5666', '#13a9b8', '#8be9e6', '#ffd68c'),
  rani: jewel('#2a0620', '#7a1350', '#d92d7e', '#ff9abd', '#ffe0ac'),
  amber: jewel('#181005', '#5b3d0c', '#d59e2d', '#fae29a', '#ff6d40'),
  ivory: jewel('#f3ead9', '#e2c493', '#c8202f', '#f6b99a', '#1b2b3a'),
  cobalt: { ...jewel('#0a123c', '#1c33a8', '#ff7021', '#ffbb74', '#e9f1ff'), complementary: true },
  olive: jewel('#16190a', '#465013', '#a9bb22', '#e9f184', '#ff7d3f'),
  monsoon: jewel('#07263d', '#0f6cae', '#3cb9f7', '#c4ecff', '#ffdc80'),
  celadon: jewel('#e9f1ea', '#b5d8c2', '#0d7a5f', '#8fd0ae', '#e5562f'),
  brick: jewel('#1c0a08', '#5f1f14', '#e9503a', '#ffb38a', '#7fe3d4'),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES

/** Ordered so that neighbours in the list differ in hue: consecutive dyes are always different. */
export const CATEGORY_PALETTES: Record<Category, readonly [PaletteName, ...PaletteName[]]> = {
  slots: [
    'saffron',
    'lapis',
    'garnet',
    'celadon',
    'rani',
    'monsoon',
    'brick',
    'malachite',
    'amber',
    'cobalt',
    'coral',
    'lagoon',
    'ivory',
  ],
  live: ['garnet', 'lapis', 'ivory', 'malachite', 'rani', 'amber', 'lagoon'],
  fish: ['cobalt', 'lagoon', 'lapis', 'brick', 'celadon', 'monsoon', 'malachite'],
  pvp: ['garnet', 'lapis', 'ivory', 'malachite', 'rani', 'celadon', 'cobalt'],
  sports: ['monsoon', 'lapis', 'celadon', 'olive', 'cobalt', 'malachite', 'brick'],
  esports: ['rani', 'lagoon', 'cobalt', 'olive', 'lapis', 'brick'],
  lottery: ['monsoon', 'ivory', 'saffron', 'malachite', 'rani', 'lapis', 'celadon', 'garnet'],
  cockfight: ['saffron', 'garnet', 'lapis', 'ivory', 'brick', 'coral', 'amber'],
}
/** Text covers heroes, so pale sets are left out there. */
export const isHeroPalette = (name: PaletteName) => name !== 'ivory' && name !== 'celadon'
