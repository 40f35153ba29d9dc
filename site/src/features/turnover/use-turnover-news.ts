import { useSession } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sdk } from '../../app/calls/client.ts'

const areas: readonly unknown[] = ['turnover', 'summary']

/** A losing round moves no money as it ends, but turnover: whatever shows it is asked again, and only what is on the page. */
export function useTurnoverNews(): void {
  const client = useQueryClient()
  const { epoch } = useSession(sdk)
  useEffect(
    () => sdk.stream.subscribe('turnover', () => void client.invalidateQueries({ predicate: ({ queryKey: [area] }) => areas.includes(area) })),
    [client, epoch],
  )
}
