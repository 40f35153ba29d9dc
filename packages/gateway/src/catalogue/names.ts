import type { GameType } from './stock.ts'

/** What the navigation calls a category; the site may have a word of its own for it. Order: as the navigation shows them. */
const NAMES: Record<GameType, { en: string; bn: string }> = {
  RNG: { en: 'Casino', bn: 'ক্যাসিনো' },
  LIVE: { en: 'Live casino', bn: 'লাইভ ক্যাসিনো' },
  FISH: { en: 'Fishing', bn: 'ফিশিং' },
  PVP: { en: 'PVP', bn: 'পিভিপি' },
  SPORTS: { en: 'Sports', bn: 'স্পোর্টস' },
  ESPORTS: { en: 'Compete game', bn: 'ই-স্পোর্টস' },
  LOTT: { en: 'Lottery', bn: 'লটারি' },
  ELOTT: { en: 'E-lottery', bn: 'ই-লটারি' },
  COCKFIGHT: { en: 'Cockfight', bn: 'মোরগ লড়াই' },
}
export const categoryOrder = Object.keys(NAMES) as GameType[]
export const categoryName = (type: GameType, language: string): string => (language === 'bn' ? NAMES[type].bn : NAMES[type].en)
