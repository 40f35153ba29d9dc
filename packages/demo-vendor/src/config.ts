import { fileURLToPath } from 'node:url'
import { walletFailures, type WalletFailure } from './transfer/wallet-api.ts'
import { callFailures, type CallFailure } from './failures.ts'

/** Settings of the process, from its environment. */
export interface Config {
  port: number
  /** Undefined: all addresses. */
  host: string | undefined
  gatewayUrl: string
  /** Sites that may show the game in a frame. */
  siteOrigins: string[]
  /** By brand: shared with the gateway, sign every call of the brand. */
  secrets: ReadonlyMap<string, string>
  dataDir: string
  /** The built client. */
  dist: string
  /** A round whose reels are not reported as stopped is settled after this time. */
  roundTimeoutMs: number
  /** A call to the gateway without an answer for this long counts as unknown. */
  gatewayTimeoutMs: number
  /**
   * Least time between two spins of a player; regulated markets require 2,500. The operator may name a longer one for a
   * game.
   */
  minCycleMs: number
  /** How many times faster than their timetable events of boards run; above 1 only for tests and demonstrations. */
  eventPace: number
  /** Where Prometheus finds `/metrics`; without a port there are none. */
  metrics: { host: string; port: number } | undefined
  /** For tests: what the operator's calls to our wallets get, in a cycle. */
  walletFailures: readonly WalletFailure[]
  /** For tests: what our own money calls to the operator get, in a cycle. */
  callFailures: readonly CallFailure[]
}

/** A mistake in the settings of the process: one line, no stack. */
export class ConfigError extends Error {}

function whole(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) throw new ConfigError(`${name} must be a whole number, not "${text}"`)
  return Number(text)
}

function origin(name: string, text: string): string {
  try {
    const url = new URL(text)
    if (url.protocol === 'http:' || url.protocol === 'https:') return url.origin
  } catch {}
  throw new ConfigError(`${name} must be an http(s) address, not "${text}"`)
}

function listOf<T extends string>(env: NodeJS.ProcessEnv, name: string, known: readonly T[]): T[] {
  return (env[name] || 'none').split(',').map((word) => {
    const found = known.find((one) => one === word)
    if (!found) throw new ConfigError(`${name} must be a list of ${known.join(', ')}, not "${word}"`)
    return found
  })
}

function secretList(text = ''): ReadonlyMap<string, string> {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [, code, secret] = /^\s*([A-Z0-9_]{1,24})=(\S+)\s*$/.exec(pair) ?? []
      if (!code || !secret)
        throw new ConfigError('VENDOR_SECRETS is a list of brands and their secrets, like PG=secret,JDB=secret')
      return [code, secret]
    })
  if (pairs.length === 0)
    throw new ConfigError(
      'VENDOR_SECRETS is missing: for each brand the secret the gateway knows too, like PG=secret,JDB=secret',
    )
  return new Map(pairs)
}

/**
 * The settings of the process, from its environment. @throws ConfigError naming the variable that is missing or wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const gatewayUrl = origin('GATEWAY_URL', env.GATEWAY_URL || 'http://localhost:8080')
  if (!env.DATA_DIR) throw new ConfigError('DATA_DIR is missing: the folder in which rounds are kept')
  const sites = (env.SITE_ORIGINS || gatewayUrl).split(/\s+/).filter(Boolean)
  return {
    port: whole(env, 'VENDOR_PORT', 8081),
    host: env.HOST || undefined,
    gatewayUrl,
    siteOrigins: sites.map((site) => origin('SITE_ORIGINS', site)),
    secrets: secretList(env.VENDOR_SECRETS),
    dataDir: env.DATA_DIR,
    dist: env.VENDOR_DIST || fileURLToPath(new URL('../dist', import.meta.url)),
    roundTimeoutMs: whole(env, 'ROUND_TIMEOUT_MS', 120_000),
    gatewayTimeoutMs: whole(env, 'GATEWAY_TIMEOUT_MS', 3000),
    minCycleMs: whole(env, 'MIN_CYCLE_MS', 0),
    eventPace: Math.max(1, whole(env, 'EVENT_PACE', 1)),
    metrics: env.VENDOR_METRICS_PORT
      ? { port: whole(env, 'VENDOR_METRICS_PORT', 0), host: env.METRICS_HOST || '127.0.0.1' }
      : undefined,
    walletFailures: listOf(env, 'WALLET_TROUBLES', walletFailures),
    callFailures: listOf(env, 'CALL_TROUBLES', callFailures),
  }
}
