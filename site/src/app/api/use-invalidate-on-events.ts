import type { StreamEvents } from '@brand/sdk'
import { useSession } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallArea } from './call-names.ts'
import { sdk } from './client.ts'
import { ofAreas, refetchChanged } from './refetch-changed.ts'

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
    const again = () => void refetchChanged(client, ofAreas(areas))
    const stops = [...events.map((name) => sdk.stream.subscribe(name, again)), sdk.stream.onResume(again)]
    return () => {
      stops.forEach((stop) => stop())
      // Nobody hears any more what changes them.
      void client.invalidateQueries({ ...ofAreas(areas), refetchType: 'none' })
    }
  }, [client, epoch, events, areas])
}
