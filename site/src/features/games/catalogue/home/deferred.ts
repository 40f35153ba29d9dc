// What home shows beside the page drawn beforehand, in one file.
export { default as Jackpot } from './Jackpot.tsx'
export { default as ServedBanners } from './ServedBanners.tsx'
export { default as Winners } from './Winners.tsx'
