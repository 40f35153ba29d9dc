/** Dhaka is six hours ahead of UTC the whole year. */
const aheadMs = 6 * 3_600_000
const dayMs = 86_400_000
const dayIn = (at: number) => Math.floor((at + aheadMs) / dayMs)
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
/** The first day of 1970 was a Thursday. */
const mondayOf = (day: number) => day - ((day + 3) % 7)
const startOf = (day: number) => day * dayMs - aheadMs

const keyOf = (period: string, at: number): string =>
  period === 'ONCE' ? 'once' : dateOf(period === 'DAILY' ? dayIn(at) : mondayOf(dayIn(at)))

export interface ModelVersion {
  version: number
  target: number
  gameTypes: readonly string[]
  after: string | null
  at: number
}

export interface ModelMission {
  id: string
  metric: 'VALID_BET' | 'ROUNDS'
  period: 'DAILY' | 'WEEKLY' | 'ONCE'
  /** The oldest first. */
  versions: ModelVersion[]
  endedAt: number
}

interface Event {
  roundId: number
  who: number
  at: number
  of: number
  bet: number
  win: number
  rounds: number
  gameType: string
}

type Entry = ({ is: 'event' } & Event) | { is: 'counted'; at: number } | { is: 'claim'; who: number; name: string }

interface State {
  version: number
  progress: number
  completedAt: number
}

/**
 * Missions and daily leaderboards of both kinds as docs/rules/missions.md has them, read anew from the whole history
 * each time.
 */
export function missionModel(missions: readonly ModelMission[], graceMs: number) {
  const log: Entry[] = []

  /** What is counted by the first entries of the history. */
  function standing(mission: ModelMission, who: number, key: string, upTo = log.length): State | undefined {
    let found: State | undefined
    let version: ModelVersion | undefined
    for (const [index, entry] of log.slice(0, upTo).entries()) {
      if (entry.is === 'claim' && entry.who === who && entry.name === `${mission.id} ${key}`) return found
      if (entry.is !== 'event' || entry.who !== who || keyOf(mission.period, entry.of) !== key) continue
      const adds = mission.metric === 'ROUNDS' ? entry.rounds : entry.bet
      const rules = version ?? mission.versions.findLast(({ at }) => at <= entry.of)
      if (!rules || rules.at > entry.of || adds === 0 || !rules.gameTypes.includes(entry.gameType)) continue
      if (!found && (adds < 0 || mission.endedAt <= entry.of)) continue
      if (rules.after !== null && !(completion(rules.after, who, index) < entry.of)) continue
      version = rules
      found ??= { version: rules.version, progress: 0, completedAt: Infinity }
      found.progress += adds
      if (found.progress >= rules.target && found.completedAt === Infinity) found.completedAt = entry.at
    }
    return found
  }

  /** When a mission was completed first, in any of its periods. */
  function completion(id: string, who: number, upTo: number): number {
    const first = missions.find((one) => one.id === id)
    if (!first) return Infinity
    const keys = new Set(log.flatMap((entry) => (entry.is === 'event' ? keyOf(first.period, entry.of) : [])))
    return Math.min(...Array.from(keys, (key) => standing(first, who, key, upTo)?.completedAt ?? Infinity))
  }

  /** How many entries count for a day: it is final with the first that is later, or once all before is counted. */
  function closedAt(day: number): number {
    const over = startOf(day + 1) + graceMs
    const index = log.findIndex((entry) => entry.is !== 'claim' && entry.at >= over)
    return index === -1 ? log.length : index
  }

  return {
    settle: (event: Event) => void log.push({ is: 'event', ...event }),
    counted: (at: number) => void log.push({ is: 'counted', at }),
    claim: (who: number, id: string, key: string) => void log.push({ is: 'claim', who, name: `${id} ${key}` }),
    standing,
    keysOf: ({ period }: ModelMission) => [
      ...new Set(log.flatMap((entry) => (entry.is === 'event' ? keyOf(period, entry.of) : []))),
    ],

    /** The ranks of each day that something was counted on: who, the best first. */
    ranks(): { key: string; ranked: number[] }[] {
      const days = new Set(log.flatMap((entry) => (entry.is === 'event' ? dayIn(entry.of) : [])))
      return [...days].flatMap((day) => {
        const counted = log.slice(0, closedAt(day)).filter((entry) => entry.is === 'event' && dayIn(entry.of) === day)
        const scores = new Map<number, { score: number; reached: number }>()
        let begun = false
        for (const entry of counted) {
          if (entry.is !== 'event' || entry.bet === 0) continue
          begun ||= entry.bet > 0
          if (!begun) continue
          const { score } = scores.get(entry.who) ?? { score: 0 }
          scores.set(entry.who, { score: score + entry.bet, reached: entry.at })
        }
        const ranked = [...scores]
          .filter(([, { score }]) => score > 0)
          .toSorted(([, a], [, b]) => b.score - a.score || a.reached - b.reached)
          .map(([who]) => who)
        return ranked.length > 0 ? [{ key: dateOf(day), ranked }] : []
      })
    },

    /** The same by the best multiple of one round, of rounds with a stake of at least so much. */
    multiples(leastStake: number): { key: string; ranked: number[] }[] {
      const days = new Set(log.flatMap((entry) => (entry.is === 'event' ? dayIn(entry.of) : [])))
      return [...days].flatMap((day) => {
        const rounds = new Map<number, { who: number; stake: number; win: number; at: number }>()
        for (const entry of log.slice(0, closedAt(day))) {
          if (entry.is !== 'event' || dayIn(entry.of) !== day) continue
          const { stake, win } = rounds.get(entry.roundId) ?? { stake: 0, win: 0 }
          rounds.set(entry.roundId, {
            who: entry.who,
            stake: stake + entry.bet,
            win: win + entry.win,
            at: entry.at,
          })
        }
        const best = [...rounds.values()]
          .filter(({ stake, win }) => stake >= leastStake && win > stake)
          .map(({ who, stake, win, at }) => ({ who, at, multiple: Math.floor((win * 100) / stake) }))
          .toSorted((a, b) => b.multiple - a.multiple || a.at - b.at)
        const ranked = [...new Set(best.map(({ who }) => who))]
        return ranked.length > 0 ? [{ key: dateOf(day), ranked }] : []
      })
    },
  }
}
