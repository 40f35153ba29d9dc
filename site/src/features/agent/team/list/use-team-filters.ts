import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useStatus } from '../../../../app/api/status.ts'
import { rangeIn, scopes } from './range.ts'

/** Filters of a report, kept in the URL, so that they can be linked and survive going back. */
export function useTeamFilters() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const { timeZone, rgProfile } = useStatus().data ?? {}
  const onlineDays = rgProfile?.history.onlineDays ?? 90
  const text = params.toString()
  return useMemo(() => {
    const changed = (values: Record<string, string>) => {
      const next = new URLSearchParams(text)
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    }
    const get = (name: string) => params.get(name) ?? ''
    return {
      timeZone,
      onlineDays,
      get,
      range: rangeIn(params, timeZone, onlineDays),
      scope: scopes.find((one) => one === get('scope')) ?? 'team',
      /** Sets several at once; an empty value removes its filter. */
      set: (values: Record<string, string>) => setParams(changed(values), { preventScrollReset: true }),
      /** Address of the same page with other filters. */
      href: (values: Record<string, string>) => `${pathname}?${changed(values).toString()}`,
    }
  }, [text, timeZone, onlineDays, params, setParams, pathname])
}

export type TeamFilters = ReturnType<typeof useTeamFilters>
