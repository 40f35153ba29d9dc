/** Rewards: what is given to members, whatever for, with the play it requires. */
export { type NewReward, offerReward } from './offer.ts'
export { claimRewards, endReward } from './claim.ts'
export { type TakenBack, rewardOf, takeBackReward } from './take-back.ts'
export { costOf } from './cost/cost.ts'
export { promoFieldsOf } from './promo-fields.ts'
export { type GrantRow, lockSpins, nextSpins } from './spins/grant.ts'
export {
  type SpinRound,
  addSpinWin,
  begunSpinNear,
  closeSpin,
  lockSpinRound,
  spinRoundOf,
  returnSpin,
  takeBackSpinWin,
  takeSpin,
} from './spins/play.ts'
export { type SpinsInput, showSpinTerms, slotOfSandbox, spinsFields, spinsFrom, worthOf } from './spins/terms.ts'
export { settleSpins } from './spins/settle.ts'
export { claimableOf, wasOffered } from './store.ts'
