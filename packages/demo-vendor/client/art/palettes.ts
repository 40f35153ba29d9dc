import { hashOf } from './colour.ts'

/** Colours of one game: the ground from dark to bright, its metal, and the light behind the reels. */
export interface Palette {
  deep: string
  base: string
  main: string
  light: string
  metal: string
}

const set = (deep: string, base: string, main: string, light: string, metal: string): Palette => ({
  deep,
  base,
  main,
  light,
  metal,
})

const bazaar: Palette[] = [
  set('#22060f', '#6d1228', '#c8283f', '#ff9d85', '#f4cf8f'),
  set('#04201a', '#0a5040', '#149568', '#8fe6b8', '#f6d692'),
  set('#080f33', '#15307f', '#2c5fd8', '#9dbfff', '#f7cd86'),
  set('#2b0f04', '#86380c', '#d97b1c', '#ffd07a', '#ffe6b4'),
  set('#26061f', '#6c1348', '#c12a72', '#ff9fcb', '#f5d7a2'),
  set('#170a2e', '#43217f', '#7b45d0', '#c9aaff', '#f3d28e'),
  set('#0a1a12', '#24502a', '#5d9a35', '#cde98c', '#f6dd92'),
  set('#041f29', '#0a5063', '#128ea0', '#8fe4e4', '#f6d290'),
  set('#220a08', '#702417', '#d8532f', '#ffb28d', '#f2dca6'),
]

const river: Palette[] = [
  set('#041a33', '#0b4a86', '#2388d0', '#a9dcff', '#ffd58c'),
  set('#032428', '#08585f', '#14959a', '#93e8e2', '#f9d893'),
  set('#0a1036', '#1d2f95', '#4063e8', '#a9bcff', '#ffc98a'),
  set('#04211c', '#0c5546', '#1c9a78', '#9be8c6', '#ffdc9a'),
  set('#150c33', '#3b2788', '#7256d8', '#c5b6ff', '#f8d59a'),
  set('#052436', '#0d5e7d', '#27a3c4', '#a8eaf2', '#ffcf86'),
  set('#101d33', '#2a4a72', '#5586b8', '#c2ddf5', '#f7cf9a'),
]

export type SkinName = 'jewel' | 'orchard' | 'river'

export interface Look {
  skin: SkinName
  palette: Palette
  /** The background drawing of the reels. */
  ground: number
  /** Which order the four low signs' shapes come in, and which colour set they use. */
  cut: number
  gems: number
}

/** Titles that name what grows. */
const GROWS = /mango|cherr|jackfruit|lychee|orchard|palm|marigold|hibiscus|jasmine|flame-tree|garden|harvest/

/**
 * Fishing titles use the river, those of what grows in the orchard, all others in the bazaar; the code of the game
 * decides the rest, so two titles seldom look alike.
 */
export function lookOf(gameType: string, gameCode: string): Look {
  const skin: SkinName =
    gameType === 'FISH' || (gameType === '' && /fish/i.test(gameCode))
      ? 'river'
      : gameType === 'RNG' && GROWS.test(gameCode)
        ? 'orchard'
        : 'jewel'
  const hash = hashOf(`${skin}:${gameCode}`)
  const palettes = skin === 'river' ? river : bazaar
  return {
    skin,
    palette: palettes[hash % palettes.length]!,
    ground: (hash >>> 7) % 5,
    cut: (hash >>> 12) % 4,
    gems: (hash >>> 16) % 3,
  }
}
