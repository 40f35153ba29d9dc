import { useMemo } from 'react'
import { useStatus } from '../../../../app/api/status.ts'
import { useToday } from '../../../../app/format/use-today.ts'
import { choice, useUrlTexts } from '../../../../app/navigation/use-url-state.ts'
import { rangeIn, scopes } from './range.ts'

/** Filters of a report, kept in the URL, so that they can be linked and survive going back. */
export function useTeamFilters() {
  const url = useUrlTexts()
  const { timeZone, rgProfile } = useStatus().data ?? {}
  const onlineDays = rgProfile?.history.onlineDays ?? 90
  const today = useToday()
  return useMemo(
    () => ({
      ...url,
      timeZone,
      today,
      onlineDays,
      range: rangeIn(url.params, today, onlineDays),
      scope: choice(scopes).read(url.get('scope')),
    }),
    [url, timeZone, today, onlineDays],
  )
}

export type TeamFilters = ReturnType<typeof useTeamFilters>
