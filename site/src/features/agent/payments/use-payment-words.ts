import { useMemo } from 'react'
import { useStatus } from '../../../app/api/status.ts'
import { formatClock, formatDay, formatTime, localeOf } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import type { PaymentRecord } from './payments.model.ts'

/** Records of payments in words. */
export function usePaymentWords() {
  const t = useWords('payments')
  const lang = useLang()
  const timeZone = useStatus().data?.timeZone
  return useMemo(() => {
    const zone = timeZone ? { timeZone } : {}
    const days = new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short', year: 'numeric', ...zone })
    const month = new Intl.DateTimeFormat(localeOf(lang), { month: 'long', year: 'numeric', ...zone })
    /** A word by the code of the wire; the code itself where it is a newer one. */
    const named = (of: 'period' | 'status') => (code: string) =>
      t(`${of}.${code}` as 'period.DAILY', { defaultValue: code })
    const period = named('period')
    return {
      period,
      status: named('status'),
      party: ({ counterparty }: Pick<PaymentRecord, 'counterparty'>) => counterparty || t('operator'),
      /** `0.0125%` */
      percent: (rate: string) => formatRate(rate, lang),
      /** The slot of a record, and a line about it: `16:00–16:05`, `20 Nov 2026`. */
      slot: (
        record: Pick<PaymentRecord, 'from' | 'to' | 'period' | 'whole' | 'kind'>,
      ): { text: string; note: string } => {
        const [from, to] = [Date.parse(record.from), Date.parse(record.to)]
        if (!record.whole)
          return {
            text: `${formatTime(from, lang, zone)} – ${formatTime(to, lang, zone)}`,
            note: t('part', { period: period(record.period) }),
          }
        switch (record.period) {
          case 'HOUR':
          case '5MIN':
            return {
              text: `${formatClock(from, lang, timeZone)}–${formatClock(to, lang, timeZone)}`,
              note: days.format(from),
            }
          case 'MONTHLY':
            return { text: month.format(from), note: period(record.period) }
          case 'DAILY':
            return {
              text: formatDay(from, lang, timeZone),
              note: record.kind === 'DAILY_MULTI' ? t('byCategory') : period(record.period),
            }
          default:
            return { text: days.formatRange(from, to - 1), note: period(record.period) }
        }
      },
    }
  }, [t, lang, timeZone])
}
