export type Suit = 's' | 'h' | 'd' | 'c'
export const suits = ['s', 'h', 'd', 'c'] as const

/** The four pips around 0,0, about 105 units tall. */
export const PIP: Record<Suit, string> = {
  s: 'M0-50C14-30 46-12 46 16C46 38 20 46 7 28C8 42 12 50 20 54H-20C-12 50-8 42-7 28C-20 46-46 38-46 16C-46-12-14-30 0-50Z',
  h: 'M0 48C-14 28-50 10-50-18C-50-46-14-52 0-26C14-52 50-46 50-18C50 10 14 28 0 48Z',
  d: 'M0-54C10-30 24-14 40 0C24 14 10 30 0 54C-10 30-24 14-40 0C-24-14-10-30 0-54Z',
  c:
    'M-7 22C-14 42-50 36-48 8C-46-14-22-14-18-8C-40-50 40-50 18-8C22-14 46-14 48 8C50 36 14 42 7 22' +
    'C8 40 12 48 20 54H-20C-12 48-8 40-7 22Z',
}
export const isRed = (suit: Suit) => suit === 'h' || suit === 'd'
