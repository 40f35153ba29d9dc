import { isGatewayError } from '@brand/sdk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAccount } from '../session/session.ts'
import { intentOf, isSilence } from './intent.ts'

interface Ways<I, O> {
  /** Of the form: `deposit`. One intent waits at a time. */
  name: string
  send: (input: I, idempotencyKey: string) => Promise<O>
  /** What became of a key; refused with `not_found` where it never arrived. It asks without anybody's press, so it must move nothing. */
  find: (key: string) => Promise<O>
  onDone: (value: O) => void
}

const askAgainMs = 4000

/**
 * A money form's press: `busy` locks it; where the answer is lost, what became of it is asked by its key, also after a reload, until
 * somebody knows (`unknown` meanwhile). Whatever is sent for it, the client's own repeats too, carries the one key.
 */
export function useIntent<I, O>({ name, send, find, onDone }: Ways<I, O>) {
  const owner = useAccount().member?.account ?? ''
  const intent = useMemo(() => intentOf(name, owner), [name, owner])
  const [state, setState] = useState<'idle' | 'busy' | 'unknown'>('idle')
  const [error, setError] = useState<unknown>()
  const locked = useRef(false)
  /** Why the answer is missing. */
  const lost = useRef<unknown>(undefined)
  const ways = useRef({ find, onDone })
  useEffect(() => {
    ways.current = { find, onDone }
  })

  const release = useCallback((failure?: unknown) => {
    locked.current = false
    setState('idle')
    setError(failure)
  }, [])

  const ask = useCallback(async (key: string) => {
    try {
      const value = await ways.current.find(key)
      intent.answered()
      release()
      ways.current.onDone(value)
    } catch (failure) {
      // It never arrived: the same press may be made again, under the same key.
      if (isGatewayError(failure, 'not_found')) return release(lost.current)
      if (!isSilence(failure)) return release(failure)
      lost.current ??= failure
      setState('unknown')
    }
  }, [intent, release])

  const submit = async (input: I) => {
    if (locked.current) return
    locked.current = true
    lost.current = undefined
    setState('busy')
    setError(undefined)
    const { key } = intent.begin(input)
    try {
      const value = await send(input, key)
      intent.answered()
      release()
      onDone(value)
    } catch (failure) {
      if (isSilence(failure)) {
        lost.current = failure
        return ask(key)
      }
      intent.answered()
      release(failure)
    }
  }

  // A page that was left or reloaded before the answer.
  useEffect(() => {
    const waiting = intent.waiting()
    if (!waiting || locked.current) return
    locked.current = true
    setState('busy')
    void ask(waiting.key)
  }, [intent, ask])

  useEffect(() => {
    if (state !== 'unknown') return
    const again = () => {
      const waiting = intent.waiting()
      if (waiting) void ask(waiting.key)
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
