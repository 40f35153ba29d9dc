import { useNow } from '../browser/use-now.ts'
import { useStatus } from '../api/status.ts'
import { localeOf, unbroken } from './format.ts'
import { useLang } from '../i18n/i18n.ts'

/** The zone that times of an account are shown in: `Bangladesh Time (GMT+6)`. */
export function useZone(): string {
  const now = useNow(60_000)
  const locale = localeOf(useLang())
  const timeZone = useStatus().data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const name = (timeZoneName: 'shortGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value
  const [generic, offset] = [name('shortGeneric'), unbroken(name('shortOffset') ?? '')]
  // In brackets: a comma is another sign in Arabic, Persian, Urdu and Chinese.
  return generic ? `${generic} (${offset})` : offset
}
