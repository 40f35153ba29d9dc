import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Game, Page } from '@brand/sdk'
import type { CallKey } from '../../../app/api/call-names.ts'

/** The game as a list has already returned it, so that its name and picture are there before the launch answers. */
export function useKnownGame(nodeId: number): Game | undefined {
  const client = useQueryClient()
  const [found] = useState(() => {
    const lists = [
      ...client.getQueriesData<Partial<Page<Game>>>({ queryKey: ['games'] satisfies CallKey }),
      ...client.getQueriesData<Partial<Page<Game>>>({ queryKey: ['favourites', 'list'] satisfies CallKey }),
    ]
    return lists.flatMap(([, page]) => page?.items ?? []).find((game) => game.nodeId === nodeId)
  })
  return found
}
