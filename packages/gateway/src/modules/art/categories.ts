export const categories = ['slots', 'live', 'fish', 'pvp', 'sports', 'esports', 'lottery', 'cockfight'] as const
export type Category = (typeof categories)[number]

/** Product lines as the wire names them, and the plain names for them, lower case as in the address. */
const NAMES: Record<string, Category> = {
  rng: 'slots',
  slot: 'slots',
  slots: 'slots',
  live: 'live',
  fish: 'fish',
  pvp: 'pvp',
  sports: 'sports',
  sport: 'sports',
  esports: 'esports',
  lott: 'lottery',
  elott: 'lottery',
  lottery: 'lottery',
  cockfight: 'cockfight',
  cock: 'cockfight',
}
export const categoryOf = (name: string): Category | undefined =>
  Object.hasOwn(NAMES, name.toLowerCase()) ? NAMES[name.toLowerCase()] : undefined

/** What may be drawn in a category, in either manner. The order decides what a hash picks: add only at the end. */
export const MOTIFS = {
  slots: [
    'gem',
    'seven',
    'crown',
    'lotus',
    'moon',
    'coin',
    'fan',
    'bolt',
    'pyramid',
    'cherries',
    'reels',
    'sun',
    'temple',
    'tiger',
    'wheel',
    'lantern',
    'mango',
    'boat',
    'kite',
    'peacock',
    'dhol',
  ],
  live: ['roulette', 'baccarat', 'moneywheel', 'chips', 'dice', 'dragontiger', 'versus'],
  fish: ['fish', 'koi', 'shell', 'jelly', 'manta', 'tail', 'school', 'crab'],
  pvp: ['hand', 'pip', 'trio', 'pair', 'domino', 'chips'],
  sports: ['football', 'cricket', 'pitch', 'basketball', 'stumps', 'tennis', 'track'],
  esports: ['shield', 'crosshair', 'blade', 'cube', 'bolt', 'pad', 'trophy'],
  lottery: ['balls', 'flap', 'ticket', 'drum'],
  cockfight: ['rooster', 'head', 'plume', 'spurs'],
} as const satisfies Record<Category, readonly [string, ...string[]]>

export type MotifName = (typeof MOTIFS)[Category][number]
export const isMotif = (category: Category, name: string): boolean =>
  (MOTIFS[category] as readonly string[]).includes(name)
