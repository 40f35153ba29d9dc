/** Turnover: what has to be played before cash may leave, the bonus, and what rounds add to it. */
export { bonusWeights, eligibleOf, forfeitBonus, multipleInForce, playInForce, revokeBonus } from './bonus.ts'
export { bonusShareOf, bonusSharesOf } from './bonus-share.ts'
export {
  type NewRequirement,
  type Progress,
  type Turnover,
  addRequirement,
  cancelRequirement,
  expireRequirements,
  hasDeposited,
  isBonusRunning,
  requireNoneOpen,
  requiredOf,
  sweepRequirements,
  turnoverOf,
} from './requirements.ts'
export { type NewBonus, dropWaiting, startBonuses, startNextBonus, takeBonus } from './queue.ts'
export { summarise } from './presenter.ts'
export { countPlay } from './settle.ts'
export {
  bonusPartsOf,
  forgetBonusParts,
  recordBonusStake,
  recordBonusWin,
  returnToBonuses,
  sumOfParts,
  takeFromBonuses,
} from './bonus-parts.ts'
export { lockMemberBalances, playsNow } from './store.ts'
export { type Weights, contributionOf, countsWholeStake, weightOf, weightsOf } from './valid-bet.ts'
