/** Turnover: what has to be played before cash may leave, the bonus, and what rounds add to it. */
export {
  type BonusTerms,
  type Grant,
  type Offer,
  type OfferCode,
  eligibleOf,
  forfeitBonus,
  grantBonus,
  offerCodes,
  offersFor,
  quoteOf,
  takeOffer,
} from './bonus.ts'
export {
  type NewRequirement,
  type Progress,
  type Turnover,
  addRequirement,
  expireRequirements,
  requireNoneOpen,
  sweepRequirements,
  turnoverOf,
} from './requirements.ts'
export { summarise } from './presenter.ts'
export { countPlay } from './settle.ts'
export { sweepStrayBonus, returnShort, shareOf } from './split.ts'
export { lockMemberBalances, playsNow } from './store.ts'
export { type Weights, contributionOf, countsWholeStake, weightOf, weightsOf } from './valid-bet.ts'
