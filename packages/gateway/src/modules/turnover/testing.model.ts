/**
 * The rules of turnover restated as plainly as possible: one thing after another, in memory. Amounts in minor units.
 */

type Ended = 'COMPLETED' | 'CLEARED' | 'FORFEITED' | 'EXPIRED' | 'CANCELLED'

export interface Requirement {
  required: bigint
  done: bigint
  bonus: boolean
  state: 'WAITING' | 'ACTIVE' | Ended
}

/** A bonus: what it has in BONUS (the operator's once it ended unmet), what was met with, what of that became cash. */
interface Bonus extends Requirement {
  given: bigint
  most: bigint | null
  pot: bigint
  turned: bigint
  released: bigint
}

interface Part {
  round: number
  kind: 'bet' | 'win'
  cash: bigint
  bonuses: { of: Bonus; amount: bigint }[]
}

type State = 'OPEN' | 'CLOSED' | 'VOIDED' | 'REOPENED'

const min = (a: bigint, b: bigint) => (a < b ? a : b)
const max = (a: bigint, b: bigint) => (a > b ? a : b)
const sum = (list: bigint[]) => list.reduce((total, one) => total + one, 0n)
const totalOf = ({ cash, bonuses }: Part) => cash + sum(bonuses.map(({ amount }) => amount))

/** What is required, in order, and what rounds have added to it; `met` is called with each that is met. */
export function requirementQueue<One extends Requirement>(met: (one: One) => void = () => {}) {
  const requirements: One[] = []
  const taken: { round: number; by: One; amount: bigint }[] = []
  const open = () => requirements.filter(({ state }) => state === 'ACTIVE')

  function count(round: number, add: bigint) {
    for (const one of open()) {
      const take = min(add, one.required - one.done)
      if (take === 0n) continue
      add -= take
      one.done += take
      taken.push({ round, by: one, amount: take })
      if (one.done < one.required) continue
      one.state = 'COMPLETED'
      met(one)
    }
  }

  function uncount(round: number, left: bigint) {
    let back = sum(taken.filter((one) => one.round === round).map(({ amount }) => amount)) - left
    for (const by of [...requirements].reverse()) {
      const here = sum(taken.filter((one) => one.round === round && one.by === by).map(({ amount }) => amount))
      const give = min(back, here)
      if (give <= 0n) continue
      back -= give
      by.done -= give
      taken.push({ round, by, amount: -give })
      // One bonus is played at a time.
      if (by.state === 'COMPLETED' && !(by.bonus && open().some(({ bonus }) => bonus))) by.state = 'ACTIVE'
    }
  }

  return {
    requirements,
    open,
    /** From what a round has counted so far to what it counts now. */
    change: (round: number, before: bigint, after: bigint) => {
      if (after > before) count(round, after - before)
      if (after < before) uncount(round, after)
    },
  }
}

/** `valid`: what of a stake and a win counts. */
export function turnoverModel(valid: (stake: bigint, win: bigint) => bigint, bust: bigint) {
  let cash = 0n
  /** What the operator has given for bonuses, less what came back. */
  let cost = 0n
  const parts = new Map<string, Part>()
  const rounds = new Map<number, { state: State; counted: bigint }>()
  const bonuses: Bonus[] = []
  const { requirements, open, change } = requirementQueue<Requirement>((one) => release(one as Bonus))
  const active = () => bonuses.find(({ state }) => state === 'ACTIVE')
  const balances = () => ({ cash, bonus: active()?.pot ?? 0n })
  const releasable = ({ most }: Bonus, turned: bigint) => max(0n, most === null ? turned : min(turned, most))

  const of = (round: number, kind: Part['kind']) =>
    [...parts.values()].filter((part) => part.round === round && part.kind === kind)
  const totalIn = (round: number, kind: Part['kind']) => sum(of(round, kind).map(totalOf))

  /** All it has becomes cash, as far as it may. */
  function release(one: Requirement) {
    if (!one.bonus) return
    const bonus = one as Bonus
    bonus.turned += bonus.pot
    const freed = releasable(bonus, bonus.turned) - bonus.released
    cost += freed - bonus.pot
    cash += freed
    bonus.released += freed
    bonus.pot = 0n
  }
  function end(bonus: Bonus, state: 'FORFEITED' | 'EXPIRED' | 'CANCELLED') {
    if (bonus.state === 'ACTIVE') cost -= bonus.pot
    bonus.state = state
  }
  function startNext() {
    const next = bonuses.find(({ state }) => state === 'WAITING')
    if (!next || active()) return
    Object.assign(next, { state: 'ACTIVE', pot: next.given })
    cost += next.given
  }

  /** Money that returns follows its bonus. */
  function enter({ of: bonus, amount }: Part['bonuses'][number]) {
    if (bonus.state === 'ACTIVE') {
      const repaid = min(amount, max(0n, -bonus.turned))
      bonus.turned += repaid
      bonus.pot += amount - repaid
      cost -= repaid
      return
    }
    bonus.pot += amount
    if (bonus.state === 'COMPLETED' || bonus.state === 'CLEARED') release(bonus)
    else cost -= amount
  }
  /** What the player has to give back of a win that is taken back. */
  const owed = ({ of: bonus, amount }: Part['bonuses'][number]) =>
    bonus.released - min(bonus.released, releasable(bonus, bonus.turned - (amount - min(amount, bonus.pot))))
  function leave(part: Part['bonuses'][number]) {
    const { of: bonus, amount } = part
    const back = owed(part)
    const here = min(amount, bonus.pot)
    cash -= back
    cost += amount - back - (bonus.state === 'ACTIVE' ? here : 0n)
    bonus.released -= back
    bonus.turned -= amount - here
    bonus.pot -= here
  }

  function settle(id: number, next: State) {
    const round = rounds.get(id) ?? { state: 'OPEN' as State, counted: 0n }
    rounds.set(id, round)
    const over = next === 'CLOSED' || next === 'REOPENED'
    const counted = over ? valid(totalIn(id, 'bet'), totalIn(id, 'win')) : 0n
    const ended = next !== round.state && (next === 'CLOSED' || next === 'VOIDED')
    const before = round.counted
    Object.assign(round, { state: next, counted })
    change(id, before, counted)
    const { bonus } = balances()
    if (ended && cash + bonus < bust && ![...rounds.values()].some(({ state }) => state === 'OPEN'))
      for (const one of open()) {
        release(one)
        one.state = 'CLEARED'
      }
    startNext()
  }

  const stateOf = (id: number): State => rounds.get(id)?.state ?? 'OPEN'
  const moved = { OPEN: 'OPEN', CLOSED: 'REOPENED', VOIDED: 'OPEN', REOPENED: 'REOPENED' } as const

  return {
    state: () => ({ ...balances(), cost }),
    parts,
    payIn(amount: bigint) {
      cash += amount
      requirements.push({ required: amount, done: 0n, bonus: false, state: 'ACTIVE' })
    },
    /** Takes all cash away. @returns how much that was */
    spend(): bigint {
      const all = cash
      cash = 0n
      return all
    },
    take(given: bigint, required: bigint, most: bigint | null) {
      const waiting = { required, done: 0n, bonus: true, state: 'WAITING' as const }
      const bonus: Bonus = { ...waiting, given, most, pot: 0n, turned: 0n, released: 0n }
      requirements.push(bonus)
      bonuses.push(bonus)
      startNext()
    },
    /** Ends the bonus that is played, unmet. */
    end(state: 'FORFEITED' | 'EXPIRED') {
      const bonus = active()
      if (bonus) end(bonus, state)
      startNext()
    },
    /** Takes back what one of the bonuses has brought, whatever became of it. */
    chargeBack(at: number) {
      const bonus = bonuses[at]
      if (!bonus) return
      if (bonus.state === 'WAITING' || bonus.state === 'ACTIVE') end(bonus, 'CANCELLED')
      startNext()
      const back = min(cash, bonus.released)
      cash -= back
      cost -= back
      bonus.released -= back
      const dropped = max(0n, bonus.turned - bonus.released)
      bonus.turned -= dropped
      bonus.pot += dropped
      if (bonus.state === 'COMPLETED' || bonus.state === 'CLEARED') bonus.state = 'CANCELLED'
    },
    bet(name: string, round: number, amount: bigint, close: boolean) {
      const own = min(cash, amount)
      const bonus = active()
      parts.set(name, {
        round,
        kind: 'bet',
        cash: own,
        bonuses: bonus && amount > own ? [{ of: bonus, amount: amount - own }] : [],
      })
      cash -= own
      if (bonus) bonus.pot -= amount - own
      settle(round, close && stateOf(round) !== 'VOIDED' ? 'CLOSED' : moved[stateOf(round)])
    },
    win(name: string, round: number, amount: bigint, close: boolean) {
      const stake = totalIn(round, 'bet')
      const shares = bonuses
        .map((bonus) => {
          const staked = of(round, 'bet').flatMap((part) => part.bonuses.filter((one) => one.of === bonus))
          return { of: bonus, amount: stake === 0n ? 0n : (amount * sum(staked.map((one) => one.amount))) / stake }
        })
        .filter((share) => share.amount > 0n)
      const own = amount - sum(shares.map((share) => share.amount))
      parts.set(name, { round, kind: 'win', cash: own, bonuses: shares })
      cash += own
      shares.forEach(enter)
      settle(round, close && stateOf(round) !== 'VOIDED' ? 'CLOSED' : moved[stateOf(round)])
    },
    /** What the player has to have to give back a win: what of it became the player's. */
    owes(name: string): bigint {
      const part = parts.get(name)
      return part?.kind === 'win' ? part.cash + sum(part.bonuses.map(owed)) : 0n
    },
    undo(name: string) {
      const part = parts.get(name)
      if (!part) return
      parts.delete(name)
      const { kind, round } = part
      part.bonuses.forEach(kind === 'bet' ? enter : leave)
      cash += kind === 'bet' ? part.cash : -part.cash
      const empty = of(round, 'bet').length + of(round, 'win').length === 0
      settle(round, empty ? 'VOIDED' : moved[stateOf(round)])
    },
    close: (round: number) =>
      void (
        rounds.has(round) &&
        (stateOf(round) === 'OPEN' || stateOf(round) === 'REOPENED') &&
        settle(round, 'CLOSED')
      ),
    requirements: () =>
      requirements.map((one) => ({
        required: one.required,
        done: one.done,
        state: one.state,
        released: one.bonus ? (one as Bonus).released : 0n,
      })),
  }
}
