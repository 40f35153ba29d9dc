import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../auth/session.ts'
import { showErrorToast } from '../overlays/show-error-toast.ts'
import { idempotentCall, Unanswered } from './idempotent-call.ts'
import { intentOf, isSilence, type Intent } from './intent.ts'

interface IdempotentMutationOptions<I, O> {
  /** Of the form: `deposit`. One intent waits at a time. */
  name: string
  mutationFn: (input: I, idempotencyKey: string) => Promise<O>
  /**
   * Result of a key; refused with `not_found` where it never arrived. It is called without a press, so it must
   * move no money.
   */
  find: (key: string) => Promise<O>
  /** `here`: the form is still on the page. */
  onSuccess: (output: O, here: boolean) => void
  /** A refusal, while the form is on the page. */
  onError?: ((error: unknown) => void) | undefined
}

/** The form of a name that reports the result of its press: the last that was on the page. */
interface Teller {
  here: boolean
  find: (key: string) => Promise<unknown>
  tell: (output: never) => void
  fail: (error: unknown) => void
}
const tellers = new Map<string, Teller>()

const askAgainMs = 2000

/** In a while, or as soon as there is a line again. */
const soon = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, askAgainMs)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
  })

/**
 * A money form's press: `busy` locks it; where the answer is lost, the result is queried by its key, also after a
 * reload, until it is known (`unknown` meanwhile). Whatever is sent for it, the client's own retries too, carries
 * the one key. A form left and opened again shows the state of the press; elsewhere the person is notified.
 */
export function useIdempotentMutation<I, O>(options: IdempotentMutationOptions<I, O>) {
  const { name, mutationFn } = options
  const owner = useAccount().member?.account ?? ''
  const { i18n } = useTranslation()
  const client = useQueryClient()
  const intent = useMemo(() => intentOf(name, owner), [name, owner])
  const [error, setError] = useState<unknown>()
  const mutationKey = useMemo(() => ['intent', name, owner], [name, owner])
  /** One press in the cache is seen by every form of its name, whichever was there when it was made. */
  const [unanswered] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.failureCount > 0,
  })

  const teller = useRef<Teller>(undefined)
  useEffect(() => {
    const { find, onSuccess, onError } = options
    const now = (teller.current ??= { here: true } as Teller)
    now.find = find
    now.tell = (output: O) => onSuccess(output, now.here)
    now.fail = (failure) => {
      setError(failure)
      if (now.here) onError?.(failure)
      else if (!isSilence(failure)) void showErrorToast(i18n, failure)
    }
  })

  const { mutateAsync } = useMutation<O, unknown, () => Promise<O>>({
    mutationKey,
    mutationFn: (attempt) => attempt(),
    retry: (_, failure) => failure instanceof Unanswered && tellers.get(name)?.here === true,
    retryDelay: 0,
    onSuccess: (output) => tellers.get(name)?.tell(output as never),
    onError: (failure) => {
      if (!(failure instanceof Unanswered)) tellers.get(name)?.fail(failure)
    },
  })

  /** What has just been done, until the form is drawn anew: a press before that was meant for it. */
  const justDone = useRef<string>(undefined)
  useEffect(() => {
    justDone.current = undefined
  })
  const run = useCallback(
    async (waiting: Intent, send?: () => Promise<O>): Promise<void> => {
      const attempt = idempotentCall<O>({
        intent: waiting,
        send,
        find: () => (tellers.get(name) as Teller).find(waiting.key) as Promise<O>,
        onAnswered: () => intent.answered(waiting.key),
        async beforeNext() {
          await soon()
          if (!tellers.get(name)?.here) throw new Unanswered()
        },
      })
      setError(undefined)
      await mutateAsync(attempt).then(
        () => (justDone.current = waiting.body),
        () => undefined,
      )
    },
    [intent, name, mutateAsync],
  )
  const isPending = useCallback(() => client.isMutating({ mutationKey }) > 0, [client, mutationKey])

  const mutate = async (input: I): Promise<void> => {
    if (isPending() || justDone.current === JSON.stringify(input)) return
    const waiting = intent.begin(input)
    await run(waiting, () => mutationFn(input, waiting.key))
  }

  // A form that was left, or a page that was reloaded, before the answer.
  useEffect(() => {
    const now = teller.current as Teller
    now.here = true
    tellers.set(name, now)
    const waiting = intent.waiting()
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the answer comes
    if (waiting && !isPending()) void run(waiting)
    return () => {
      now.here = false
    }
  }, [name, intent, isPending, run])

  return {
    state: unanswered === undefined ? ('idle' as const) : unanswered ? ('unknown' as const) : ('busy' as const),
    error,
    mutate,
    clear: () => setError(undefined),
  }
}
