/** One line for each file of `locales/<lang>/site/`. */
interface Files {
  access: typeof import('../../../../locales/en/site/access.json')
  agent: typeof import('../../../../locales/en/site/agent.json')
  deposit: typeof import('../../../../locales/en/site/deposit.json')
  err: typeof import('../../../../locales/en/site/err.json')
  'fund-password': typeof import('../../../../locales/en/site/fund-password.json')
  games: typeof import('../../../../locales/en/site/games.json')
  limits: typeof import('../../../../locales/en/site/limits.json')
  lobby: typeof import('../../../../locales/en/site/lobby.json')
  lottery: typeof import('../../../../locales/en/site/lottery.json')
  member: typeof import('../../../../locales/en/site/member.json')
  messages: typeof import('../../../../locales/en/site/messages.json')
  play: typeof import('../../../../locales/en/site/play.json')
  records: typeof import('../../../../locales/en/site/records.json')
  security: typeof import('../../../../locales/en/site/security.json')
  site: typeof import('../../../../locales/en/site/site.json')
  support: typeof import('../../../../locales/en/site/support.json')
  system: typeof import('../../../../locales/en/site/system.json')
  transfer: typeof import('../../../../locales/en/site/transfer.json')
  withdraw: typeof import('../../../../locales/en/site/withdraw.json')
}

/** A file of `locales/<lang>/site/`. */
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
