import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallArea } from '../api/call-names.ts'
import { ofAreas, refetchChanged } from '../api/refetch-changed.ts'

/** `invalidate(['deposits'])`: answers of these areas of calls are stale; those on the page are refetched. */
export function useInvalidate(): (areas: readonly CallArea[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback((areas) => refetchChanged(client, ofAreas(areas)), [client])
}
