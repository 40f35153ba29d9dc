import * as areas from './areas/index.ts'
import { callsOf } from './endpoint.ts'

/** Every call of the gateway, by area and name: `contract.session.login` is what `sdk.session.login` sends. */
export const contract = callsOf(areas)

export type Contract = typeof contract

export { errors, errorCodes, type ErrorCode } from './errors.ts'
export { moduleIds, type ModuleId } from './modules.ts'
export { events, stream, type EventName } from './events.ts'
export type { Envelope, Refusal, Success } from './envelope.ts'
export type { ChallengePurpose, Endpoint, ListKey, Method, Principal } from './endpoint.ts'
export { FieldRule, RegisterSettings, WhitelabelNode, patternIds } from './areas/system.ts'
export { bannerGroups } from './areas/content.ts'
export { identityProviders } from './areas/session.ts'
export { AskedDay, AskedInstant } from './scalars.ts'
export { mobileReadings, plainDigits } from '../identity/mobile.ts'
export { codeText, visibleText } from '../identity/visible-text.ts'
export { oneLine } from '../identity/one-line.ts'
export {
  Game,
  GameFeature,
  GameType,
  MobileNumber,
  Volatility,
  gameFeatures,
  gameTypes,
  transferPurposes,
  volatilities,
} from './shapes.ts'
export {
  AgentContract,
  ContractStatus,
  OfferedTier,
  contractKinds,
  contractPeriods,
  contractStates,
} from './agent-contract.ts'
export { messageCategories, MessageSubject } from './areas/inbox.ts'
export { Bonus, BonusBet } from './areas/bonuses.ts'
export { Reward, RewardSpins, SpinTerms, moneyForms, rewardForms, rewardSources } from './areas/rewards.ts'
export {
  Promotion,
  activityStatuses,
  promotionBases,
  promotionCategories,
  promotionTypes,
  promotionWays,
  unmetCodes,
} from './areas/promotions.ts'
export { Raffle, RaffleProof, RaffleWinner, raffleStates } from './areas/raffles.ts'
export { PointAddress, PointItem, PointOrder, pointItemTypes, pointOrderStates, pointSorts } from './areas/points.ts'
export { VipProgress, VipRank } from './areas/vip.ts'
export { ReferralFriend, referralReasons, referralStates } from './areas/referrals.ts'
export { EligibleGames, Leaderboard, Mission, boardPeriods, missionMetrics, missionPeriods } from './areas/missions.ts'
export { Ticket, TicketRow, TicketSubject, ticketStates, ticketSubjects } from './areas/tickets.ts'
export { Balance, Transfer } from './areas/wallet.ts'
export { PartState, WithdrawOrder, WithdrawState, disputeReasons } from './areas/withdrawals.ts'
export { DepositChannel, DepositOrder, bonusRefusals, type BonusRefusal } from './areas/deposits.ts'
export { gameSorts } from './game-filters.ts'
export { Lane } from './game-shapes.ts'
export { limitPeriods } from './areas/limits.ts'
export { RgProfile, limitKinds } from './rg-profile.ts'
export { TurnoverInfo } from './areas/turnover.ts'
export { orderOutcomes, profitGroups, recordDays, typeGroups } from './areas/records.ts'
export { BetRow, BetStatus, LedgerRow } from './record-shapes.ts'
export { Downline, downlineEvents, downlineSorts } from './areas/downline.ts'
export { teamChanges, teamRanges, teamReports, teamScopes, topFigures } from './areas/team.ts'
export { ChatModel } from './areas/chat.ts'
export {
  ChatMessage,
  ChatPart,
  ChatPerson,
  ChatReceipt,
  chatBarriers,
  chatMessageKinds,
  chatReportReasons,
  chatRoomKinds,
} from './chat-shapes.ts'
