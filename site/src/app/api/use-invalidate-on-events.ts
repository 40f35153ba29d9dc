import type { StreamEvents } from '@brand/sdk'
import { useSession } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallArea } from './call-names.ts'
import { ofAreas } from './refetch-changed.ts'
import { refetchOnEvents } from './refetch-on-events.ts'
import { sdk } from './client.ts'

export interface News {
  events: readonly (keyof StreamEvents)[]
  /** Areas of the calls whose answers they change. */
  areas: readonly CallArea[]
}

/**
 * Refetches what the page shows of some areas as soon as one of the events arrives, or may have been missed.
 * `news` is a constant of its module.
 */
export function useInvalidateOnEvents({ events, areas }: News): void {
  const client = useQueryClient()
  const { epoch } = useSession(sdk)
  useEffect(() => {
    const stop = refetchOnEvents(client, events, ofAreas(areas))
    return () => {
      stop()
      // Nobody hears any more what changes them.
      void client.invalidateQueries({ ...ofAreas(areas), refetchType: 'none' })
    }
  }, [client, epoch, events, areas])
}
