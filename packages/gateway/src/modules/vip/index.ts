/** VIP: ranks of members by their play, and what they give. */
export { type RankAsked, pointsFactors, progressOf, rankAsked, rankOf, vipFactorsOf, vipFieldsOf } from './progress.ts'
export { beginRanks } from './store.ts'
