import { useNow } from '../../../app/browser/use-now.ts'
import { useStatus } from '../../../app/calls/status.ts'
import { localeOf } from '../../../app/language/format.ts'
import { useLang } from '../../../app/language/i18n.ts'

/** The zone that days and times of records are told in: `Dhaka, GMT+6`. */
export function useZone(): string {
  const now = useNow(60_000)
  const locale = localeOf(useLang())
  const timeZone = useStatus().data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value
  return [timeZone.split('/').at(-1)?.replaceAll('_', ' '), offset].filter(Boolean).join(', ')
}
