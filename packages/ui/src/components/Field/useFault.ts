import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'

/**
 * What the browser finds wrong as a form is sent, for a field to show in its own place and language, until it is typed
 * in or put right. The caller's error goes before it.
 *
 * @returns the error to show, and what hears of it at the root of the field.
 */
export function useFault(error: ReactNode, strings?: Partial<UiStrings['field']>) {
  const t = useStrings('field', strings)
  const [faulty, setFaulty] = useState<HTMLInputElement>()
  const clear = () => setFaulty(undefined)
  const { validity, validationMessage } = faulty ?? {}
  // What is chosen in a list or stepped is no input that the browser would tell of. Fields without a fault, which are
  // nearly all, have nothing to do after a render.
  useEffect(() => {
    if (validity?.valid) clear()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after each render while there is a fault
  }, [faulty && {}])
  return [
    error || (validity?.valueMissing ? t('missing') : validationMessage),
    (event: SyntheticEvent) => {
      const input = event.target as HTMLInputElement
      setFaulty(input)
      input.addEventListener('input', clear, { once: true })
      input.form?.addEventListener('reset', clear, { once: true })
    },
  ] as const
}
