/** Promotions: what is offered under terms that do not change for whoever has taken it. */
export type { DepositedDuring } from './conditions.ts'
export { payJoined } from './entries.ts'
export { broughtWith } from './store.ts'
export { broughtBy } from './terms.ts'
export { type DepositPromotion, depositPromotions, payChosen } from './with-deposit.ts'
