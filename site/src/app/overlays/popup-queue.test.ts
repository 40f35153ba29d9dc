import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, advance, mayOpen, remove, urgencies, yieldTo, type Busy, type Queue, type Queued } from './popup-queue.ts'

const empty: Queue<Queued> = { open: null, waiting: [] }
const free: Busy = {
  dialog: false,
  form: false,
  game: false,
  formShown: false,
  sentBack: false,
  unsettled: false,
}
const popup = (id: string, urgency: Queued['urgency'] = 'news'): Queued => ({ id, urgency })
const lined = (...popups: Queued[]) => popups.reduce((queue, one) => add(queue, one), empty)
const ids = ({ waiting }: Queue<Queued>) => waiting.map(({ id }) => id)

/** Opens and closes until none may open. */
function shown(queue: Queue<Queued>, busy: Busy): string[] {
  const order: string[] = []
  for (let now = advance(queue, busy); now.open; now = advance(remove(now, now.open.id), busy)) order.push(now.open.id)
  return order
}

describe('the queue of popups', () => {
  it('shows the most urgent first, equals in the order they came, one at a time', () => {
    const queue = lined(
      popup('a'),
      popup('b'),
      popup('offer', 'answer'),
      popup('help', 'asked'),
      popup('receipt', 'answer'),
    )
    expect(shown(queue, free)).toEqual(['help', 'offer', 'receipt', 'a', 'b'])
    const first = advance(queue, free)
    expect(advance(first, free)).toBe(first)
  })

  it('never opens over a dialog; over a form or a game only what the person requested', () => {
    const queue = lined(popup('news'), popup('offer', 'answer'), popup('help', 'asked'))
    expect(shown(queue, { ...free, dialog: true })).toEqual([])
    expect(shown(queue, { ...free, form: true })).toEqual(['help'])
    expect(shown(queue, { ...free, game: true })).toEqual(['help'])
  })

  it.each(['formShown', 'sentBack', 'unsettled'] as const)(
    'news waits while %s, what waits for an answer does not',
    (why) => {
      const queue = lined(popup('news'), popup('offer', 'answer'), popup('help', 'asked'))
      const held = { ...free, [why]: true }
      expect(shown(queue, held)).toEqual(['help', 'offer'])
      expect(shown(queue, free)).toEqual(['help', 'offer', 'news'])
      const left = advance(remove(remove(queue, 'help'), 'offer'), held)
      expect([left.open, advance(left, free).open]).toEqual([null, popup('news')])
    },
  )

  it('holds each popup once: a later version replaces one that waits, and an open one stays', () => {
    const opened = advance(lined(popup('a')), free)
    expect(add(opened, popup('a'))).toBe(opened)
    const raised = lined(popup('a'), popup('b'), popup('b', 'asked'))
    expect(raised.waiting).toEqual([popup('b', 'asked'), popup('a')])
  })

  it('takes back what waits or is open, and lets a dialog of the site go first', () => {
    const queue = advance(lined(popup('a'), popup('b')), free)
    expect(remove(queue, 'b')).toEqual({ open: popup('a'), waiting: [] })
    expect(remove(queue, 'a')).toEqual({ open: null, waiting: [popup('b')] })
    expect(ids(yieldTo(queue))).toEqual(['a', 'b'])
    const asked = advance(lined(popup('help', 'asked')), free)
    expect(yieldTo(asked)).toBe(asked)
  })

  it('loses none, repeats none and keeps its rules, whatever happens in whatever order', () => {
    const anyPopup = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), urgency: fc.constantFrom(...urgencies) })
    const anyBusy = fc.record({
      dialog: fc.boolean(),
      form: fc.boolean(),
      game: fc.boolean(),
      formShown: fc.boolean(),
      sentBack: fc.boolean(),
      unsettled: fc.boolean(),
    })
    const step = fc.oneof(
      anyPopup.map((one) => ({ is: 'add' as const, one })),
      anyBusy.map((busy) => ({ is: 'advance' as const, busy })),
      fc.constantFrom('a', 'b', 'c', 'd').map((id) => ({ is: 'remove' as const, id })),
      fc.constant({ is: 'yield' as const }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let queue = empty
        const want = new Set<string>()
        for (const each of steps) {
          const before = queue
          if (each.is === 'add') {
            queue = add(queue, each.one)
            want.add(each.one.id)
          } else if (each.is === 'remove') {
            queue = remove(queue, each.id)
            want.delete(each.id)
          } else if (each.is === 'yield') queue = yieldTo(queue)
          else queue = advance(queue, each.busy)
          const held = [...ids(queue), ...(queue.open ? [queue.open.id] : [])]
          expect(held.toSorted()).toEqual([...want].toSorted())
          const ranks = queue.waiting.map(({ urgency }) => urgencies.indexOf(urgency))
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
          if (each.is === 'advance' && queue.open && !before.open) {
            const opened = queue.open
            expect(mayOpen(opened, each.busy)).toBe(true)
            // Nothing more urgent that might have opened was passed over.
            const passed = before.waiting.filter(
              (one) => urgencies.indexOf(one.urgency) < urgencies.indexOf(opened.urgency),
            )
            expect(passed.some((one) => mayOpen(one, each.busy))).toBe(false)
          }
        }
      }),
    )
  })
})
