import { distance } from 'fastest-levenshtein'

/** What the environment may say to a gateway. */
const known = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'VENDOR_ORIGIN',
  'VENDOR_KEY',
  'VENDOR_SECRETS',
  'VENDOR_PLATFORM_SECRET',
  'VENDOR_SECRETS_OLD',
  'VENDOR_SECRETS_OLD_UNTIL',
  'LEDGER_KEYS',
  'LEDGER_HEAD',
  'MIRROR_KEY',
  'MIRROR_KEYS',
  'SITE_DIST',
  'TRUST_PROXY',
  'ALLOWED_HOSTS',
  'LOTTERY_PACE',
  'SANDBOX_HISTORY',
  'SANDBOX_LANGUAGES',
  'LOG_LEVEL',
  'METRICS_PORT',
  'METRICS_HOST',
  'DRAIN_SECONDS',
]

/** Shorter names are too near to those of other programs. */
const shortest = 8

/**
 * A setting that is written wrongly would be ignored: a gateway without its `DATABASE_URL` would serve an empty
 * database of its own. Names of others are left alone unless they are nearly one of ours.
 *
 * @throws Error in one line
 */
export function refuseMisspelt(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) {
    if (name.length < shortest || known.includes(name) || !/^[A-Z_]+$/.test(name)) continue
    const meant = known.find((one) => one.length >= shortest && distance(name, one) <= 2)
    if (meant) throw new Error(`${name} is no setting of the gateway: ${meant} is. Rename it, or take it out`)
  }
}
