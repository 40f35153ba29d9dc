import type { Services } from '../../server/services.ts'

// The team of the demo agent: three levels, forty people. All of them are invented; a name is two words.

export interface Invented {
  account: string
  agent: boolean
  /** Whose downline; undefined: the demo agent's own. */
  upline?: string
  /** Day of the history on which the person came, from 0. */
  day: number
  /** How many days of ten the person plays, and how often on such a day. */
  daysOfTen: number
  rounds: number
  /** Their stakes are so many times the usual ones. */
  stakes?: bigint
  /** The last day on which they play; absent: they still do. */
  until?: number
}

export interface Person extends Invented {
  id: string
}

/** Who is there at a moment of the history. */
export interface Scene {
  services: Services
  /** The demo agent's number. */
  top: string
  /** The demo member's number. */
  demo: string
  /** Invented people by their accounts. */
  known: ReadonlyMap<string, Person>
}

const agents: readonly [account: string, day: number, upline?: string][] = [
  ['river_lantern', 0],
  ['copper_heron', 2],
  ['monsoon_bell', 5],
  ['quiet_harbour', 8, 'river_lantern'],
  ['paper_kite', 12, 'river_lantern'],
  ['amber_field', 16, 'copper_heron'],
  ['silver_tamarind', 21, 'copper_heron'],
  ['north_jetty', 30, 'monsoon_bell'],
]

/** Players by the agent they came through; the demo agent's own first. */
const players: readonly [upline: string | undefined, accounts: readonly string[]][] = [
  [undefined, ['lucky_mango', 'tea_garden', 'blue_rickshaw', 'small_comet', 'jute_sail']],
  ['river_lantern', ['green_pomelo', 'night_ferry', 'clay_whistle', 'swift_otter']],
  ['copper_heron', ['brass_anchor', 'rain_drummer', 'salt_breeze', 'old_banyan']],
  ['monsoon_bell', ['cloud_weaver', 'red_sampan', 'ginger_leaf']],
  ['quiet_harbour', ['tin_rocket', 'early_starling', 'plum_orchard']],
  ['paper_kite', ['wild_marigold', 'stone_bridge', 'happy_turtle']],
  ['amber_field', ['corn_moon', 'velvet_crab', 'sunday_train']],
  ['silver_tamarind', ['long_island', 'honey_badge', 'deep_lagoon']],
  ['north_jetty', ['kind_buffalo', 'glass_pebble', 'wooden_oar', 'bright_lychee']],
]

/** Whom the demo member has invited, and how many days before the end; the time of the last is over by then. */
export const friends: ReadonlyMap<string, number> = new Map([
  ['small_comet', 12],
  ['jute_sail', 16],
  ['tea_garden', 36],
])

/** @param days length of the history */
export function inventedPeople(days: number): Invented[] {
  const dayOf = new Map(agents.map(([account, day]) => [account, day]))
  const list: Invented[] = agents.map(([account, day, upline]) => ({
    account,
    agent: true,
    ...(upline && { upline }),
    day,
    daysOfTen: 1,
    rounds: 1,
  }))
  let at = 0
  for (const [upline, accounts] of players) {
    for (const account of accounts) {
      const after = upline === undefined ? 0 : (dayOf.get(upline) ?? 0) + 1
      const spread = Math.floor(((at * 7) % 32) * 0.7)
      list.push({
        account,
        agent: false,
        ...(upline && { upline }),
        day: Math.min(after + spread, days - 8),
        daysOfTen: 4 + (at % 6),
        rounds: 1,
        // Some have stopped: the overview says so.
        ...(at % 9 === 4 && { until: days - 2 - (at % 4) }),
      })
      at++
    }
  }
  // Two are new since yesterday, and the friends of the demo member came in these weeks.
  for (const one of list.slice(-2)) one.day = days - 1
  for (const one of list) {
    const daysAgo = friends.get(one.account)
    if (daysAgo !== undefined) one.day = days - daysAgo
  }
  return list.toSorted((a, b) => a.day - b.day)
}
