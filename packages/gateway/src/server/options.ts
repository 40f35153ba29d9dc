import type { Identities } from '../auth/identities.ts'
import type { PasswordCost } from '../auth/passwords/passwords.ts'
import type { Db } from '../db/client.ts'
import type { ChainOptions } from '../ledger/chain/seal.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { Messenger } from '../lib/messenger.ts'
import type { MirrorOptions } from '../modules/mirrors/service.ts'
import type { Providers } from '../modules/deposits/provider.ts'
import type { VendorRounds } from '../modules/reconcile/vendor-rounds.ts'
import type { SecretSettings } from '../modules/rounds/vendor-calls/secrets.ts'
import type { VendorWallets } from '../modules/transfers/vendor-wallets.ts'
import type { PayoutProviders } from '../modules/withdrawals/provider.ts'

export interface AppOptions {
  /** A migrated and seeded database. It stays the caller's to close. */
  db: Db
  clock?: Clock
  /** Origin of the game vendor. */
  vendorOrigin?: string
  /** Secrets of vendors; without them no vendor may call. */
  vendorSecrets?: SecretSettings
  /** The vendors' wallets, where money is moved to them; those at `vendorOrigin` when absent. */
  vendorWallets?: VendorWallets
  vendorRounds?: VendorRounds
  /** Payment providers by the name channels know them by (modules/deposits/provider.ts), beside the sandbox's own. */
  providers?: Providers
  /** Who pays out, by the name channels know them by (modules/withdrawals/provider.ts), beside the sandbox's own. */
  payoutProviders?: PayoutProviders
  /** Sends sms and mail; the developer's inbox when absent. */
  messenger?: Messenger
  /**
   * Checks tokens of identity services; when absent Firebase, where the settings name a project, else the sandbox's,
   * which accepts anyone.
   */
  identities?: Identities
  /** Folder of everything that lasts: the gateway is not ready while its disk is full. */
  dataDir?: string
  /** Folder of the built site; without it only the API is served. */
  siteDist?: string
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted; none by default. */
  trustProxy?: string[]
  /**
   * Hosts this gateway answers for besides this machine and the domains in the settings: `play.example`, or with the
   * one port that counts, `192.168.1.20:8080`.
   */
  hosts?: string[]
  /** Seals the ledger into a chain (ledger/chain); without it nothing is sealed. */
  chain?: ChainOptions
  /** Signs the list of the site's hosts, and pins its key in the pages; without it there is none. */
  mirrors?: MirrorOptions | undefined
  /** How many times faster than their timetable lotteries draw; above 1 only for tests and demonstrations. */
  lotteryPace?: number
  /**
   * How late the event loop is, ms; measured when absent. Tests pass their own: a busy machine must not cause refusals.
   */
  loopDelay?: () => number
  /** What a hash of a password costs; as OWASP demands when absent. */
  passwordCost?: PasswordCost | undefined
  /** pino level; `silent` in tests. */
  logLevel?: string
}
