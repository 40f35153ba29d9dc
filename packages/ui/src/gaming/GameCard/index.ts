export { GameCard, type GameCardProps } from './GameCard.tsx'
export type { GameState } from './GameCard.model.ts'
