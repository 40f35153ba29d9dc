'use client'
import { useEffect, useRef, useState } from 'react'
import type { ComboboxOption } from '../../components/Combobox/Combobox.model.ts'

/** Options that a server searches, part by part. */
export interface RemoteOptions<Value extends string = string> {
  options: readonly ComboboxOption<Value>[]
  /**
   * More options are on their way, or the last request failed.
   * @default none
   */
  status?: 'loading' | 'failed' | undefined
  /**
   * Options are searched by you: called with the text of the field, also as the list opens; all options given are shown.
   * @default none
   */
  onSearchChange?: ((text: string) => void) | undefined
  /**
   * Called for more options of the same search; none where all are there.
   * @default none
   */
  onMore?: (() => void) | undefined
  /**
   * Called to repeat the request that failed.
   * @default none
   */
  onRetry?: (() => void) | undefined
}

interface OptionsRequest<From> {
  /** What was typed. */
  text: string
  /** `next` of the part before; undefined for the first. */
  from: From | undefined
  /** Aborted as another text is typed. */
  signal: AbortSignal
}
interface OptionsPage<Value extends string, From> {
  options: readonly ComboboxOption<Value>[]
  /** Where the next part begins; undefined where this is the last. */
  next?: From | undefined
}

/** ms without a key before a text is searched. */
const pause = 250

/** Options from a server for a Combobox or a MultiSelect, asked for as the list opens and as something is typed. */
export function useRemoteOptions<Value extends string, From = number>(
  load: (request: OptionsRequest<From>) => Promise<OptionsPage<Value, From>>,
): RemoteOptions<Value> {
  type Part = OptionsPage<Value, From>
  const [found, setFound] = useState<Part>({ options: [] })
  const [status, setStatus] = useState<'loading' | 'failed'>()
  const last = useRef<{ text: string; more: boolean }>(undefined)
  const running = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    running.current?.abort()
  }
  useEffect(() => stop, [])

  const ask = (text: string, more: boolean) => {
    stop()
    last.current = { text, more }
    const { signal } = (running.current = new AbortController())
    setStatus('loading')
    load({ text, from: more ? found.next : undefined, signal }).then(
      ({ options, next }) => {
        if (signal.aborted) return
        setFound(({ options: before }) => ({ options: more ? [...before, ...options] : options, next }))
        setStatus(undefined)
      },
      () => {
        if (!signal.aborted) setStatus('failed')
      },
    )
  }
  return {
    options: found.options,
    status,
    onSearchChange(text) {
      const before = last.current
      if (before?.text === text && status !== 'failed') return
      if (!before) return ask(text, false)
      stop()
      last.current = { text, more: false }
      setStatus('loading')
      timer.current = setTimeout(() => ask(text, false), pause)
    },
    onMore:
      found.next === undefined ? undefined : () => last.current && status === undefined && ask(last.current.text, true),
    onRetry: () => last.current && ask(last.current.text, last.current.more),
  }
}
