import { useLang } from '../i18n/i18n.ts'
import { formatCount } from './format.ts'

/** `6,140`, in the digits of the reader. */
export function useCount(): (n: number) => string {
  const lang = useLang()
  return (n) => formatCount(n, lang)
}
