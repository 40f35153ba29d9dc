import { GatewayError, isGatewayError } from '@brand/sdk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../auth/session.ts'
import { intentOf, isSilence, type Intent } from './intent.ts'
import { showErrorToast } from '../overlays/show-error-toast.ts'

interface Ways<I, O> {
  /** Of the form: `deposit`. One intent waits at a time. */
  name: string
  send: (input: I, idempotencyKey: string) => Promise<O>
  /**
   * What became of a key; refused with `not_found` where it never arrived. It asks without anybody's press, so it must
   * move nothing.
   */
  find: (key: string) => Promise<O>
  /** `here`: the form is still on the page. */
  onDone: (value: O, here: boolean) => void
}

const askAgainMs = 2000
/** How long a call may be on its way whose page was reloaded: the client waits for an answer as long. */
const onItsWayMs = 15_000

/**
 * Presses of this page whose answers are on their way, by key, each with the form that tells of it: the last that was
 * there.
 */
const underway = new Map<string, { call: Promise<unknown>; form: object }>()

/**
 * A money form's press: `busy` locks it; where the answer is lost, what became of it is asked by its key, also after a
 * reload, until somebody knows (`unknown` meanwhile). Whatever is sent for it, the client's own repeats too, carries
 * the one key. Who leaves the form and comes back finds the press as it stands; who stays away is told where they are.
 */
export function useIdempotentMutation<I, O>({ name, send, find, onDone }: Ways<I, O>) {
  const owner = useAccount().member?.account ?? ''
  const { i18n } = useTranslation()
  const intent = useMemo(() => intentOf(name, owner), [name, owner])
  const [state, setState] = useState<'idle' | 'busy' | 'unknown'>('idle')
  const [error, setError] = useState<unknown>()
  const here = useRef(true)
  /** What was pressed and is not answered. */
  const pressed = useRef<Intent>(undefined)
  /** Why the answer is missing; undefined where a reload cut it off. */
  const lost = useRef<unknown>(undefined)
  const ways = useRef({ find, onDone, i18n })
  useEffect(() => {
    ways.current = { find, onDone, i18n }
  })

  const release = useCallback((failure?: unknown) => {
    pressed.current = undefined
    setState('idle')
    setError(failure)
  }, [])

  const done = useCallback(
    (key: string, value: O) => {
      intent.answered(key)
      release()
      ways.current.onDone(value, here.current)
    },
    [intent, release],
  )

  const ask = useCallback(
    async ({ key, at }: Intent) => {
      try {
        const value = await ways.current.find(key)
        // Asked twice at once, when the line came back.
        if (pressed.current?.key === key) done(key, value)
      } catch (failure) {
        if (pressed.current?.key !== key) return
        const missing = isGatewayError(failure, 'not_found')
        // It never arrived: the same press may be made again, under the same key. After a reload the call itself may
        // come yet.
        if (missing && (lost.current !== undefined || Date.now() - at > onItsWayMs))
          return release(lost.current ?? new GatewayError({ code: 'network_abnormal' }))
        if (!missing && !isSilence(failure)) return release(failure)
        setState('unknown')
      }
    },
    [done, release],
  )

  /** Waits for the answer of a press, and tells of it unless another form has taken that over. */
  const hear = useCallback(
    async (waiting: Intent, call: Promise<O>): Promise<void> => {
      const { key } = waiting
      const form = {}
      underway.set(key, { call, form })
      const mine = () => underway.get(key)?.form === form && underway.delete(key)
      try {
        const value = await call
        if (mine()) done(key, value)
      } catch (failure) {
        if (!mine()) return
        if (isSilence(failure)) {
          lost.current = failure
          return ask(waiting)
        }
        intent.answered(key)
        release(failure)
        if (!here.current) void showErrorToast(ways.current.i18n, failure)
      }
    },
    [intent, ask, done, release],
  )

  const submit = async (input: I) => {
    if (pressed.current) return
    const waiting = intent.begin(input)
    pressed.current = waiting
    lost.current = undefined
    setState('busy')
    setError(undefined)
    return hear(waiting, send(input, waiting.key))
  }

  // A form that was left, or a page that was reloaded, before the answer.
  useEffect(() => {
    here.current = true
    const waiting = intent.waiting()
    if (waiting && !pressed.current) {
      pressed.current = waiting
      setState('busy')
      const call = underway.get(waiting.key)?.call as Promise<O> | undefined
      // oxlint-disable-next-line react/set-state-in-effect -- it is set when the answer comes
      void (call ? hear(waiting, call) : ask(waiting))
    }
    return () => {
      here.current = false
    }
  }, [intent, ask, hear])

  useEffect(() => {
    if (state !== 'unknown') return
    const again = () => {
      if (pressed.current) void ask(pressed.current)
    }
    const timer = setInterval(again, askAgainMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [state, intent, ask])

  return { state, error, submit, clear: () => setError(undefined) }
}
