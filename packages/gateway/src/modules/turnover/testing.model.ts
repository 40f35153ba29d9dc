/**
 * The rules of turnover restated as plainly as possible: one thing after another, in memory. Amounts in minor units.
 */

export interface Requirement {
  required: bigint
  done: bigint
  bonus: boolean
  state: 'ACTIVE' | 'COMPLETED' | 'CLEARED'
}

interface Part {
  round: number
  kind: 'bet' | 'win'
  cash: bigint
  bonus: bigint
}

type State = 'OPEN' | 'CLOSED' | 'VOIDED' | 'REOPENED'

const min = (a: bigint, b: bigint) => (a < b ? a : b)
const sum = (list: bigint[]) => list.reduce((total, one) => total + one, 0n)

/** What is required, in order, and what rounds have added to it; `met` is called with each that is met. */
export function requirementQueue(met: (one: Requirement) => void = () => {}) {
  const requirements: Requirement[] = []
  const taken: { round: number; by: Requirement; amount: bigint }[] = []
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
      if (by.state === 'COMPLETED') by.state = 'ACTIVE'
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
  const balances = { cash: 0n, bonus: 0n }
  const parts = new Map<string, Part>()
  const rounds = new Map<number, { state: State; counted: bigint }>()
  const { requirements, open, change } = requirementQueue(({ bonus }) => bonus && free())

  const of = (round: number, kind: Part['kind']) =>
    [...parts.values()].filter((part) => part.round === round && part.kind === kind)
  const stakeOf = (round: number) => sum(of(round, 'bet').map(({ cash, bonus }) => cash + bonus))

  function free() {
    balances.cash += balances.bonus
    balances.bonus = 0n
  }
  /** BONUS without its bonus is cash, for this bonus ends in no other way here. */
  const sweep = () => void (open().some(({ bonus }) => bonus) || free())

  function settle(id: number, next: State) {
    const round = rounds.get(id) ?? { state: 'OPEN' as State, counted: 0n }
    rounds.set(id, round)
    const over = next === 'CLOSED' || next === 'REOPENED'
    const counted = over ? valid(stakeOf(id), sum(of(id, 'win').map(({ cash, bonus }) => cash + bonus))) : 0n
    const ended = next !== round.state && (next === 'CLOSED' || next === 'VOIDED')
    const before = round.counted
    Object.assign(round, { state: next, counted })
    change(id, before, counted)
    if (!ended || balances.cash + balances.bonus >= bust || [...rounds.values()].some(({ state }) => state === 'OPEN'))
      return
    for (const one of open()) {
      one.state = 'CLEARED'
      if (one.bonus) free()
    }
  }

  const stateOf = (id: number): State => rounds.get(id)?.state ?? 'OPEN'
  const moved = { OPEN: 'OPEN', CLOSED: 'REOPENED', VOIDED: 'OPEN', REOPENED: 'REOPENED' } as const

  return {
    balances,
    parts,
    payIn(amount: bigint, bonus: bigint, multiple: bigint) {
      balances.cash += amount
      requirements.push({ required: amount, done: 0n, bonus: false, state: 'ACTIVE' })
      if (bonus === 0n) return
      balances.bonus += bonus
      requirements.push({ required: bonus * multiple, done: 0n, bonus: true, state: 'ACTIVE' })
    },
    bet(name: string, round: number, amount: bigint, close: boolean) {
      const cash = min(balances.cash, amount)
      parts.set(name, { round, kind: 'bet', cash, bonus: amount - cash })
      balances.cash -= cash
      balances.bonus -= amount - cash
      settle(round, close && stateOf(round) !== 'VOIDED' ? 'CLOSED' : moved[stateOf(round)])
    },
    win(name: string, round: number, amount: bigint, close: boolean) {
      const stake = stakeOf(round)
      const bonus = stake === 0n ? 0n : (amount * sum(of(round, 'bet').map((part) => part.bonus))) / stake
      parts.set(name, { round, kind: 'win', cash: amount - bonus, bonus })
      balances.cash += amount - bonus
      balances.bonus += bonus
      if (bonus > 0n) sweep()
      settle(round, close && stateOf(round) !== 'VOIDED' ? 'CLOSED' : moved[stateOf(round)])
    },
    undo(name: string) {
      const part = parts.get(name)
      if (!part) return
      parts.delete(name)
      const { kind, round, cash, bonus } = part
      if (kind === 'win' && balances.bonus < bonus) {
        balances.cash -= bonus - balances.bonus
        balances.bonus = bonus
      }
      balances.cash += kind === 'bet' ? cash : -cash
      balances.bonus += kind === 'bet' ? bonus : -bonus
      if (kind === 'bet' && bonus > 0n) sweep()
      const empty = of(round, 'bet').length + of(round, 'win').length === 0
      settle(round, empty ? 'VOIDED' : moved[stateOf(round)])
    },
    close: (round: number) =>
      void (
        rounds.has(round) &&
        (stateOf(round) === 'OPEN' || stateOf(round) === 'REOPENED') &&
        settle(round, 'CLOSED')
      ),
    requirements: () => requirements.map(({ required, done, state }) => ({ required, done, state })),
  }
}
