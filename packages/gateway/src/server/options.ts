import type { Identities } from '../auth/identities.ts'
import type { PasswordCost } from '../auth/passwords/passwords.ts'
import type { Db } from '../db/client.ts'
import type { Replica } from '../db/replica.ts'
import type { ChainOptions } from '../ledger/chain/seal.ts'
import type { Clock } from '../lib/time/clock.ts'

/** What the kernel is given; modules name their own options in their `services`. */
export interface KernelOptions {
  /** A migrated and seeded database. It stays the caller's to close. */
  db: Db
  /** For background jobs, whose statements may take longer than those of a call; `db` when absent. The caller closes it. */
  jobsDb?: Db
  /** A standby that records and reports are read from; from `db` when absent. The caller closes it. */
  replica?: Replica | undefined
  clock?: Clock
  /** Origin of the game vendor. */
  vendorOrigin?: string
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
  /**
   * How late the event loop is, ms; measured when absent. Tests pass their own: a busy machine must not cause refusals.
   */
  loopDelay?: () => number
  /** What a hash of a password costs; as OWASP demands when absent. */
  passwordCost?: PasswordCost | undefined
  /** pino level; `silent` in tests. */
  logLevel?: string
}
