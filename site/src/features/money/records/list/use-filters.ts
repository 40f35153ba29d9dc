import type { DayRange, Preset } from '@brand/ui/date-range'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useStatus } from '../../../../app/api/status.ts'
import { momentsOf } from '../../../../app/format/moments.ts'
import { daysIn, daysOf, pageIn, pageSize, upToIn } from './filters.ts'

/** Filters of a record, kept in the URL, so that they can be linked and survive going back. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const { timeZone, rgProfile } = useStatus().data ?? {}
  const onlineDays = rgProfile?.history.onlineDays ?? 90
  const text = params.toString()
  return useMemo(() => {
    const range = daysOf(params, timeZone, onlineDays)
    // Another question begins on its first page.
    const change = (turn: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(text)
      for (const name of ['p', 'upTo', 'round', 'order']) next.delete(name)
      turn(next)
      setParams(next, { preventScrollReset: true })
    }
    const get = (name: string) => params.get(name) ?? ''
    return {
      timeZone,
      onlineDays,
      range,
      get,
      asked: {
        ...momentsOf(range, timeZone),
        page: pageIn(params),
        pageSize,
        ...(upToIn(params) && { upTo: upToIn(params) }),
      },
      setRange: (chosen: DayRange, preset: Preset | undefined) => change((next) => daysIn(next, chosen, preset)),
      set: (name: string, value: string) => change((next) => (value ? next.set(name, value) : next.delete(name))),
      clear: (...names: string[]) => change((next) => names.forEach((name) => next.delete(name))),
      /** Address of another page of the same record. */
      pageHref: (page: number, upTo: string) => {
        const next = new URLSearchParams(text)
        next.set('p', String(page))
        next.set('upTo', upTo)
        return `${pathname}?${next.toString()}`
      },
      /** Opens or closes a layer over the record, without another entry for closing. */
      open: (name: string, value: string | null) => {
        const next = new URLSearchParams(text)
        if (value === null) next.delete(name)
        else next.set(name, value)
        setParams(next, { replace: value === null, preventScrollReset: true })
      },
    }
  }, [text, timeZone, onlineDays, params, setParams, pathname])
}

export type Filters = ReturnType<typeof useFilters>
