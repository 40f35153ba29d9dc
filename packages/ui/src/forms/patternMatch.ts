import { parsePattern, type Part } from './patternParse.ts'

/**
 * A regular expression of the server, matched in linear time: every state is visited once for every position of the
 * value, so no pattern and no value can make it slow. The answer is that of `RegExp.test`.
 */
export interface LinearPattern {
  /** States of the machine: what is done for a value is at most in proportion to `states × (length + 1)`. */
  states: number
  match: (value: string) => { found: boolean; steps: number }
}

/** More states than this cost too much per key press: the server that sent the pattern judges the value. */
const mostStates = 600

interface State {
  kind: 'char' | 'split' | 'edge' | 'look' | 'found'
  out: number[]
  test?: (char: string) => boolean
  at?: 'start' | 'end' | 'word' | 'notWord'
  /** Which machine must find something here, or must not. */
  look?: number
  not?: boolean
}
interface Machine {
  states: State[]
  start: number
  /** For each state the ones that lead to it without reading a character. */
  before: number[][]
}

class TooBig extends Error {}

/**
 * Thompson's construction, from the end of the pattern to its start. Inner machines come before those that look with
 * them.
 */
function assemble(whole: Part): Machine[] {
  const machines: Machine[] = []
  let budget = mostStates
  const spend = () => {
    budget -= 1
    if (budget < 0) throw new TooBig()
  }

  function machineOf(part: Part): number {
    const states: State[] = []
    const add = (state: State): number => states.push(state) - 1

    function build(one: Part, next: number): number {
      spend()
      if (one.kind === 'char') return add({ kind: 'char', out: [next], test: one.test })
      if (one.kind === 'edge') return add({ kind: 'edge', out: [next], at: one.at })
      if (one.kind === 'look') return add({ kind: 'look', out: [next], look: machineOf(one.of), not: one.not })
      if (one.kind === 'sequence') return one.of.reduceRight((after, child) => build(child, after), next)
      if (one.kind === 'choice') return add({ kind: 'split', out: one.of.map((child) => build(child, next)) })
      let after = next
      if (one.max === Infinity) {
        const loop: State = { kind: 'split', out: [next] }
        after = add(loop)
        loop.out.push(build(one.of, after))
      } else {
        for (let more = one.min; more < one.max; more += 1)
          after = add({ kind: 'split', out: [next, build(one.of, after)] })
      }
      for (let must = 0; must < one.min; must += 1) after = build(one.of, after)
      return after
    }

    const start = build(part, add({ kind: 'found', out: [] }))
    const before = states.map((): number[] => [])
    for (const [from, { kind, out }] of states.entries())
      if (kind !== 'char') for (const to of out) before[to]?.push(from)
    return machines.push({ states, start, before }) - 1
  }

  machineOf(whole)
  return machines
}

const isWord = (char: string | undefined) => char !== undefined && /^\w$/.test(char)

/** From the end of the value to its start: which states of each machine lead to the end of the pattern from here. */
function run(machines: readonly Machine[], chars: readonly string[]): { found: boolean; steps: number } {
  let steps = 0
  let later = machines.map(({ states }) => new Uint8Array(states.length))
  for (let at = chars.length; at >= 0; at -= 1) {
    const char = chars[at]
    const edges = { start: at === 0, end: at === chars.length, word: isWord(chars[at - 1]) !== isWord(char) }
    const here: Uint8Array<ArrayBuffer>[] = []
    const open = ({ kind, at: edge, look = 0, not }: State): boolean => {
      if (kind === 'edge') return edge === 'notWord' ? !edges.word : edges[edge ?? 'end']
      if (kind === 'look') return (here[look]?.[machines[look]?.start ?? 0] === 1) !== not
      return kind === 'split'
    }
    for (const [nth, { states, before }] of machines.entries()) {
      const good = new Uint8Array(states.length)
      const todo: number[] = []
      const mark = (state: number) => {
        if (good[state] === 1) return
        good[state] = 1
        todo.push(state)
      }
      here.push(good)
      for (const [id, { kind, out, test }] of states.entries()) {
        steps += 1
        if (
          kind === 'found' ||
          (kind === 'char' && char !== undefined && later[nth]?.[out[0] ?? 0] === 1 && test?.(char))
        )
          mark(id)
      }
      for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
        for (const from of before[id] ?? []) {
          steps += 1
          const state = states[from]
          if (state && open(state)) mark(from)
        }
      }
    }
    const last = machines.length - 1
    if (here[last]?.[machines[last]?.start ?? 0] === 1) return { found: true, steps }
    later = here
  }
  return { found: false, steps }
}

/** Undefined where the pattern is not understood, or is too big: then it is not used for validation. */
export function linearPattern(source: string): LinearPattern | undefined {
  const part = parsePattern(source)
  if (!part) return undefined
  try {
    const machines = assemble(part)
    const states = machines.reduce((sum, machine) => sum + machine.states.length, 0)
    return { states, match: (value) => run(machines, [...value]) }
  } catch (error) {
    if (error instanceof TooBig) return undefined
    throw error
  }
}
