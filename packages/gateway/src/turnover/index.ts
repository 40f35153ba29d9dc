/** Turnover (rules D4): what has to be played before cash may leave, the bonus, and what rounds add to it. */
export {
  type Grant,
  type Offer,
  type OfferCode,
  eligibleOf,
  forfeitBonus,
  grantBonus,
  offerCodes,
  offersFor,
} from './bonus.ts'
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
