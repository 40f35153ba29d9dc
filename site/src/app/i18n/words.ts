import type agent from '../../../../locales/en/agent.json'
import type err from '../../../../locales/en/err.json'
import type games from '../../../../locales/en/games.json'
import type member from '../../../../locales/en/member.json'
import type service from '../../../../locales/en/service.json'
import type session from '../../../../locales/en/session.json'
import type site from '../../../../locales/en/site.json'
import type lobby from '../../../../locales/en/lobby.json'
import type play from '../../../../locales/en/play.json'
import type lottery from '../../../../locales/en/lottery.json'
import type cashier from '../../../../locales/en/cashier.json'
import type transfer from '../../../../locales/en/transfer.json'
import type records from '../../../../locales/en/records.json'
import type security from '../../../../locales/en/security.json'
import type limits from '../../../../locales/en/limits.json'
import type messages from '../../../../locales/en/messages.json'
import type system from '../../../../locales/en/system.json'

interface Files {
  site: typeof site
  session: typeof session
  agent: typeof agent
  system: typeof system
  err: typeof err
  games: typeof games
  service: typeof service
  member: typeof member
  lobby: typeof lobby
  play: typeof play
  lottery: typeof lottery
  cashier: typeof cashier
  records: typeof records
  transfer: typeof transfer
  security: typeof security
  limits: typeof limits
  messages: typeof messages
}

/** A file of `locales/<lang>/`. */
export type Area = keyof Files

/**
 * `count_one` and `count_other` are one key to the code: `count`. A word that only ends like one (`sms_too_many`) stays
 * as it is.
 */
type Plain<K extends string, All> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? `${Base}_other` extends All
    ? Base
    : K
  : K

export type Key<A extends Area> = Plain<keyof Files[A] & string, keyof Files[A]>

export type Values = Record<string, string | number>

export type Words<A extends Area> = (key: Key<A>, values?: Values) => string
