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
export { type Weights, weightsOf } from './valid-bet.ts'
export {
  type NewRequirement,
  type Standing,
  type Turnover,
  addRequirement,
  lapse,
  requireNoneOpen,
  sweepRequirements,
  turnoverOf,
} from './requirements.ts'
