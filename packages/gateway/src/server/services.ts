import type { FastifyBaseLogger } from 'fastify'
import { createMirrors, type MirrorOptions, type Mirrors } from '../modules/mirrors/service.ts'
import { createDeposits, type Deposits } from '../modules/deposits/service.ts'
import type { Providers } from '../modules/deposits/provider.ts'
import type { Clock } from '../lib/time/clock.ts'
import { createTtlCache, type TtlCache } from '../lib/collections/ttl-cache.ts'
import type { Db } from '../db/client.ts'
import type { Events } from '../lib/events.ts'
import { createCaptchas, type Captchas } from '../auth/challenges/captcha.ts'
import { createCodes, type Codes } from '../auth/second-factor/one-time-codes.ts'
import { createChallenges, type Challenges } from '../auth/challenges/proof-of-work.ts'
import { createFundPasswords, type FundPasswords } from '../auth/passwords/fund-password.ts'
import { memoryLimiter, sharedLimiter, type Limiter } from '../http/limits/rate-limit.ts'
import { createLoginThrottle, type LoginThrottle } from '../auth/login/login-throttle.ts'
import { createPasswords, type PasswordCost, type Passwords } from '../auth/passwords/passwords.ts'
import { createPlaces, type Places } from '../auth/login/known-addresses.ts'
import { createRemember, type Remember } from '../auth/login/remember-me.ts'
import { createSeal, type Seal } from '../auth/encryption/payload-encryption.ts'
import { createQueues, type Queues } from '../http/limits/queue.ts'
import type { Lottery } from '../modules/games/service.ts'
import { createInitialPasswords, type InitialPasswords } from '../auth/passwords/initial-passwords.ts'
import { createLinkVisits, type LinkVisits } from '../modules/agent/visits.ts'
import type { Identities } from '../auth/identities.ts'
import type { Messenger } from '../lib/messenger.ts'
import { createSessions, type Sessions } from '../auth/sessions.ts'
import { createReconciler, type Reconciler } from '../modules/reconcile/service.ts'
import type { VendorRounds } from '../modules/reconcile/vendor-rounds.ts'
import { createTransfers, type Transfers } from '../modules/transfers/service.ts'
import type { VendorWallets } from '../modules/transfers/vendor-wallets.ts'
import { createWithdrawals, type Withdrawals } from '../modules/withdrawals/service.ts'
import type { PayoutProviders } from '../modules/withdrawals/provider.ts'
import type { SettingsStore } from '../settings/store.ts'
import { createAuthenticators, type Authenticators } from '../auth/second-factor/totp.ts'
import type { Settings } from '../settings/settings.ts'

/** The services used by every call, created once per gateway. */
export interface Services {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  /** The current settings; a call reads them once, at its start. */
  settings: () => Settings
  settingsStore: SettingsStore
  events: Events
  sessions: Sessions
  passwords: Passwords
  fundPasswords: FundPasswords
  initialPasswords: InitialPasswords
  linkVisits: LinkVisits
  authenticators: Authenticators
  loginThrottle: LoginThrottle
  captchas: Captchas
  challenges: Challenges
  seal: Seal
  codes: Codes
  messenger: Messenger
  identities: Identities
  remember: Remember
  places: Places
  /** Limits of this process: protect it from overload. */
  limiter: Limiter
  /** Limits over all gateways on the database: per person or address. */
  sharedLimiter: Limiter
  ttlCache: TtlCache
  /** Queues of calls of this process. */
  queues: Queues
  transfers: Transfers
  reconciler: Reconciler
  deposits: Deposits
  withdrawals: Withdrawals
  mirrors: Mirrors
  /**
   * A player's key to request the public values of a round of theirs from its vendor: HMAC-SHA256 of
   * `verify.<round>.<player>` (hex) with its secret; undefined where it has none.
   */
  verifyKey(vendor: string, vendorRound: string, memberId: string): string | undefined
  /** Origin of the game vendor: where launch addresses lead. */
  vendorOrigin: string
  /** Those of the operator, each with its timetable. */
  lotteries: readonly Lottery[]
  /** True after a broken invariant: no money moves until it has been reviewed. */
  moneyStopped(): boolean
}

export interface ServiceParts {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  events: Events
  settingsStore: SettingsStore
  vendorOrigin: string
  lotteries: readonly Lottery[]
  messenger: Messenger
  identities: Identities
  vendorWallets: VendorWallets
  vendorRounds: VendorRounds
  verifyKey: Services['verifyKey']
  providers: Providers
  payoutProviders?: PayoutProviders | undefined
  moneyStopped: () => boolean
  passwordCost: PasswordCost | undefined
  mirrors: MirrorOptions | undefined
}

/** Creates every service, on the given database, clock and settings. */
export async function createServices({
  db,
  clock,
  log,
  events,
  settingsStore,
  vendorOrigin,
  lotteries,
  messenger,
  identities,
  vendorWallets,
  vendorRounds,
  verifyKey,
  providers,
  payoutProviders = {},
  moneyStopped,
  passwordCost,
  mirrors,
}: ServiceParts): Promise<Services> {
  const settings = () => settingsStore.current()
  const captchas = createCaptchas(db, clock, settings)
  const passwords = createPasswords({ cost: passwordCost })
  const limits = sharedLimiter(db, clock)
  return {
    db,
    clock,
    log,
    settings,
    settingsStore,
    events,
    captchas,
    vendorOrigin,
    lotteries,
    messenger,
    identities,
    moneyStopped,
    verifyKey,
    sessions: createSessions(db, clock, settings, events),
    passwords,
    fundPasswords: createFundPasswords({ db, clock, settings, passwords, limiter: limits }),
    initialPasswords: await createInitialPasswords(db),
    linkVisits: await createLinkVisits(db, clock, settings),
    authenticators: await createAuthenticators(db, clock),
    loginThrottle: createLoginThrottle(db, clock, settings, captchas),
    challenges: await createChallenges(db, clock, settings),
    seal: await createSeal(db, clock, settings),
    codes: await createCodes(db, clock, settings),
    remember: createRemember(db, clock, settings),
    places: await createPlaces(db, clock),
    limiter: memoryLimiter(clock),
    ttlCache: createTtlCache(clock),
    queues: createQueues(),
    sharedLimiter: limits,
    mirrors: createMirrors(settingsStore, clock, log, mirrors),
    withdrawals: createWithdrawals({ db, clock, log, settings, moneyStopped, providers: payoutProviders }),
    deposits: createDeposits({ db, clock, log, settings, moneyStopped, providers }),
    reconciler: createReconciler({ db, clock, log, events, settings, vendors: vendorRounds }),
    transfers: createTransfers({ db, clock, log, events, settings, vendors: vendorWallets, moneyStopped }),
  }
}
