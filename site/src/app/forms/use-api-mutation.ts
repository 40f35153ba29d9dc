import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallArea } from '../api/call-names.ts'
import { loadErrorToast, showErrorToast } from '../overlays/show-error-toast.ts'
import { useInvalidate } from './use-invalidate.ts'

export interface ApiMutationOptions<I, O> {
  /** The call, or several in their order. */
  mutationFn: (input: I) => Promise<O>
  /**
   * Areas of the calls whose answers this changes. They are refetched before `onSuccess`, and after a failure
   * too: what was lost may be the answer alone.
   */
  changes?: readonly CallArea[]
  onSuccess?: ((output: O, input: I) => unknown) | undefined
  onError?: ((error: unknown, input: I) => unknown) | undefined
  /** Shows a failure as a toast, for pages that show no `error`. */
  toastError?: boolean
}

/**
 * A mutation, the one way to write data:
 * `const { mutate, isPending, error } = useApiMutation({ mutationFn, changes })`.
 * A press while the last one is not answered does nothing; `mutateAsync` sends each. What was sent goes on when its
 * component leaves the page. Forms made of rules take `useRuleFormMutation`, money takes `useIdempotentMutation`, and
 * what many components share takes `queueMutation`.
 */
export function useApiMutation<O, I = void>({
  mutationFn,
  changes = [],
  onSuccess,
  onError,
  toastError = false,
}: ApiMutationOptions<I, O>) {
  const invalidate = useInvalidate()
  const { i18n } = useTranslation()
  const sending = useRef(false)
  // Without a connection it could not be loaded any more.
  useEffect(() => {
    if (toastError) loadErrorToast(i18n).catch(() => undefined)
  }, [toastError, i18n])
  const mutation = useMutation<O, unknown, I>({
    mutationFn,
    async onSuccess(output, input) {
      await invalidate(changes)
      await onSuccess?.(output, input)
    },
    onError(error, input) {
      void invalidate(changes)
      if (toastError) void showErrorToast(i18n, error, 'page')
      return onError?.(error, input)
    },
  })
  const mutate = (input: I): void => {
    if (sending.current) return
    sending.current = true
    const sent = mutation.mutateAsync(input)
    // Its error is in `error`.
    void sent.catch(() => undefined).finally(() => (sending.current = false))
  }
  return { ...mutation, mutate }
}
