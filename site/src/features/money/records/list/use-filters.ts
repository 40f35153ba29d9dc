import type { DayRange, Preset } from '@brand/ui/date-range'
import { useMemo } from 'react'
import { useStatus } from '../../../../app/api/status.ts'
import { momentsOf } from '../../../../app/format/moments.ts'
import { useToday } from '../../../../app/format/use-today.ts'
import { useUrlTexts } from '../../../../app/navigation/use-url-state.ts'
import { daysIn, daysOf, pageIn, pageSize, upToIn } from './filters.ts'

/** Filters of a record, kept in the URL, so that they can be linked and survive going back. */
export function useFilters() {
  const url = useUrlTexts()
  const { timeZone, rgProfile } = useStatus().data ?? {}
  const onlineDays = rgProfile?.history.onlineDays ?? 90
  const today = useToday()
  return useMemo(() => {
    const range = daysOf(url.params, today, onlineDays)
    const upTo = upToIn(url.params)
    // Another question begins on its first page.
    const change = (values: Record<string, string>) => url.set({ p: '', upTo: '', round: '', order: '', ...values })
    return {
      timeZone,
      today,
      onlineDays,
      range,
      get: url.get,
      asked: { ...momentsOf(range, timeZone), page: pageIn(url.params), pageSize, ...(upTo && { upTo }) },
      setRange: (chosen: DayRange, preset: Preset | undefined) => change(daysIn(chosen, preset)),
      set: change,
      clear: (...names: string[]) => change(Object.fromEntries(names.map((name) => [name, '']))),
      /** Address of another page of the same record. */
      pageHref: (page: number, from: string) => url.href({ p: String(page), upTo: from }),
      /** Opens or closes a layer over the record, without another entry for closing. */
      open: (name: string, value: string | null) => url.set({ [name]: value ?? '' }, { replace: value === null }),
    }
  }, [url, timeZone, today, onlineDays])
}

export type Filters = ReturnType<typeof useFilters>
