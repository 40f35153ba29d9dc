import { TwoLines } from './TwoLines.tsx'
import { useNow } from '../browser/use-now.ts'
import { localeOf } from '../format/format.ts'
import { useLang } from '../i18n/i18n.ts'
import { useTime } from '../format/use-time.ts'

const steps = [
  [60_000, 'second', 1000],
  [3_600_000, 'minute', 60_000],
  [86_400_000, 'hour', 3_600_000],
  [Infinity, 'day', 86_400_000],
] as const

/** `3 minutes ago` */
function since(ms: number, locale: string): string {
  const [, unit, size] = steps.find(([below]) => ms < below) ?? steps[3]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, Math.floor(ms / size)), unit)
}

/** A moment, in the time zone of the site, and how long ago that was. */
export function When({ at }: { at: string }) {
  const lang = useLang()
  const now = useNow(30_000)
  const { time } = useTime()
  const ms = Date.parse(at)
  return (
    <time dateTime={at}>
      <TwoLines weight="body" note={since(now - ms, localeOf(lang))}>
        {time(ms)}
      </TwoLines>
    </time>
  )
}
