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
export { identityProviders } from './areas/session.ts'
export { mobileReadings, plainDigits } from '../identity/mobile.ts'
export {
  Game,
  GameFeature,
  GameType,
  MobileNumber,
  Volatility,
  gameFeatures,
  gameTypes,
  volatilities,
} from './shapes.ts'
export { messageCategories, MessageSubject } from './areas/inbox.ts'
export { Balance, Transfer } from './areas/wallet.ts'
export { PartState, WithdrawOrder, WithdrawState, disputeReasons } from './areas/withdrawals.ts'
export { DepositChannel, DepositOrder, bonusRefusals, type BonusRefusal } from './areas/deposits.ts'
export { Lane, gameSorts } from './areas/games.ts'
export { limitPeriods } from './areas/limits.ts'
export { RgProfile, limitKinds } from './rg-profile.ts'
export { TurnoverInfo } from './areas/turnover.ts'
export { BetRow, BetStatus, LedgerRow, orderOutcomes, profitGroups, recordDays, typeGroups } from './areas/records.ts'
