/** First day of the month of a moment in Dhaka, six hours ahead of UTC the whole year. */
export const monthIn = (at: number): string => `${new Date(at + 6 * 3_600_000).toISOString().slice(0, 7)}-01`
const startIn = (month: string) => Date.parse(`${month}T00:00:00+06:00`)
const after = (month: string) => monthIn(startIn(month) + 32 * 86_400_000)

interface Row {
  month: string
  bet: number
}

interface Member {
  rows: Row[]
  level: number
  /** Ranks whose total was reached once. */
  reached: Set<number>
  since: number
  falls: number
  offers: string[]
}

/**
 * Ranks as the rules of docs/rules/vip.md say, added up anew from all rows at each step. A rung: total, keep, upgrade,
 * salary.
 */
export function playModel(ladder: readonly (readonly [number, number, number, number])[], begun: number) {
  const members = new Map<number, Member>()
  const graceMs = 30 * 60_000
  let open = monthIn(begun - graceMs)

  const of = (who: number) => {
    const known = members.get(who) ?? { rows: [], level: 0, reached: new Set([0]), since: 0, falls: 0, offers: [] }
    members.set(who, known)
    return known
  }
  const sum = (rows: readonly Row[]) => rows.reduce((all, { bet }) => all + bet, 0)
  const inMonth = ({ rows }: Member, wanted: string) => sum(rows.filter(({ month }) => month === wanted))
  const rung = (level: number) => ladder[level] ?? [Infinity, Infinity, 0, 0]

  function endOpen() {
    for (const one of members.values()) {
      const played = inMonth(one, open)
      if (one.level > 0 && one.since <= startIn(open) && played < rung(one.level)[1]) {
        one.level--
        one.falls++
        one.since = startIn(after(open))
      }
      const [, keep, , salary] = rung(one.level)
      const counted = one.rows.some(({ month }) => month === open)
      if (counted && played >= keep && salary > 0) one.offers.push(`VIP_SALARY ${open.slice(0, 7)} ${salary}`)
    }
    open = after(open)
  }

  return {
    settle(who: number, at: number, bet: number) {
      while (open < monthIn(at)) endOpen()
      const one = of(who)
      one.rows.push({ month: open, bet })
      const before = one.level
      for (const [level, [total, , upgrade]] of ladder.entries()) {
        if (sum(one.rows) < total || one.reached.has(level)) continue
        one.reached.add(level)
        one.level = Math.max(one.level, level)
        if (upgrade > 0) one.offers.push(`VIP_UPGRADE ${level} ${upgrade}`)
      }
      while (one.reached.has(one.level + 1) && inMonth(one, open) >= rung(one.level + 1)[1]) one.level++
      if (one.level > before) one.since = Math.max(at, startIn(open))
    },
    /** Everything before is counted now. */
    now(at: number) {
      while (open < monthIn(at - graceMs)) endOpen()
    },
    read: (who: number) => {
      const one = of(who)
      return { ...one, total: sum(one.rows) }
    },
  }
}
