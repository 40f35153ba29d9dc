import { useEffect, useReducer, useRef } from 'react'
import { asking, decide } from './AlertDialog.model.ts'

const isPromise = (value: unknown): value is PromiseLike<unknown> => value instanceof Object && 'then' in value

/**
 * Runs the confirmed action: `done` is called once it succeeded, and only if the same dialog is still
 * open.
 */
export function useDecision(open: boolean) {
  const [decision, send] = useReducer(decide, asking)
  // Each opening is a decision of its own; an answer to an earlier one is dropped.
  const opening = useRef(0)
  useEffect(
    () => () => {
      opening.current += 1
      send({ type: 'reset' })
    },
    [open],
  )
  async function run(act: () => unknown, done: () => void) {
    const mine = opening.current
    send({ type: 'confirm' })
    try {
      const answer = act()
      // Without a promise it ends at once, without a busy state.
      if (isPromise(answer)) await answer
      if (mine !== opening.current) return
      done()
      send({ type: 'reset' })
    } catch (error) {
      if (mine === opening.current) send({ type: 'fail', error })
    }
  }
  return { decision, run }
}
