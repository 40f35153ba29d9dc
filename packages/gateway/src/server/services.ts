import type { FastifyBaseLogger } from 'fastify'
import { createCaptchas, type Captchas } from '../auth/challenges/captcha.ts'
import { createChallenges, type Challenges } from '../auth/challenges/proof-of-work.ts'
import { createSeal, type Seal } from '../auth/encryption/payload-encryption.ts'
import { identitiesOf } from '../auth/firebase.ts'
import { sandboxIdentities, type Identities, type SandboxIdentities } from '../auth/identities.ts'
import { createPlaces, type Places } from '../auth/login/known-addresses.ts'
import { createLoginThrottle, type LoginThrottle } from '../auth/login/login-throttle.ts'
import { createRemember, type Remember } from '../auth/login/remember-me.ts'
import { createFundPasswords, type FundPasswords } from '../auth/passwords/fund-password.ts'
import { createInitialPasswords, type InitialPasswords } from '../auth/passwords/initial-passwords.ts'
import { createPasswords, type Passwords } from '../auth/passwords/passwords.ts'
import { createCodes, type Codes } from '../auth/second-factor/one-time-codes.ts'
import { createAuthenticators, type Authenticators } from '../auth/second-factor/totp.ts'
import { createSessions, type Sessions } from '../auth/sessions.ts'
import type { Db } from '../db/client.ts'
import { createQueues, type Queues } from '../http/limits/queue.ts'
import { memoryLimiter, sharedLimiter, type Limiter } from '../http/limits/rate-limit.ts'
import { createTtlCache, type TtlCache } from '../lib/collections/ttl-cache.ts'
import type { Events } from '../lib/events.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { Settings } from '../settings/settings.ts'
import type { SettingsStore } from '../settings/store.ts'
import type { Replica } from '../db/replica.ts'
import type { KernelOptions } from './options.ts'

/** What every module may use; created once per gateway, before the services of the modules. */
export interface Kernel {
  db: Db
  /** A standby that records, reports and the catalogue are read from, where there is one. */
  replica: Replica | undefined
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
  authenticators: Authenticators
  loginThrottle: LoginThrottle
  captchas: Captchas
  challenges: Challenges
  seal: Seal
  codes: Codes
  identities: Identities
  /** The sandbox's identity service, where no other was given. */
  vouching: SandboxIdentities | undefined
  remember: Remember
  places: Places
  /** Limits of this process: protect it from overload. */
  limiter: Limiter
  /** Limits over all gateways on the database: per person or address. */
  sharedLimiter: Limiter
  ttlCache: TtlCache
  /** Queues of calls of this process. */
  queues: Queues
  /** Origin of the game vendor: where launch addresses lead. */
  vendorOrigin: string
  /** True after a broken invariant: no money moves until it has been reviewed. */
  readonly moneyStopped: () => boolean
}

/**
 * The services of the gateway: those of the kernel, and those of the modules, each of which adds its own here by
 * declaration merging.
 */
export interface Services extends Kernel {}

interface Parts extends KernelOptions {
  clock: Clock
  log: FastifyBaseLogger
  events: Events
  settingsStore: SettingsStore
  moneyStopped: () => boolean
}

/** Creates the services of the kernel, on the given database, clock and settings. */
export async function createKernel(parts: Parts): Promise<Kernel> {
  const {
    db,
    clock,
    log,
    events,
    settingsStore,
    moneyStopped,
    passwordCost,
    identities,
    replica,
    vendorOrigin = '',
  } = parts
  const settings = () => settingsStore.current()
  const captchas = createCaptchas(db, clock, settings)
  const passwords = createPasswords({ cost: passwordCost })
  const limits = sharedLimiter(db, clock)
  const vouching = sandboxIdentities(db, clock)
  return {
    db,
    replica,
    clock,
    log,
    settings,
    settingsStore,
    events,
    captchas,
    vendorOrigin,
    vouching: identities ? undefined : vouching,
    identities: identities ?? identitiesOf(settings, clock, vouching),
    moneyStopped,
    sessions: createSessions(db, clock, settings, events),
    passwords,
    fundPasswords: createFundPasswords({ db, clock, settings, passwords, limiter: limits }),
    initialPasswords: await createInitialPasswords(db),
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
  }
}
