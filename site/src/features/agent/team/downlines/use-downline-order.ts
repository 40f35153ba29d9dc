import type { DownlineListInput } from '@brand/sdk/agent'
import type { Sort } from '@brand/ui/data-grid'
import { useState } from 'react'
import type { ServedOrder } from '../list/TeamGrid.tsx'
import type { TeamFilters } from '../list/use-team-filters.ts'
import { orderOf, servedColumns, sortOf } from './order.ts'

interface Ordered {
  asked: DownlineListInput
  /** People of several levels are listed, which the gateway does not order. */
  nested: boolean
  /** All rows are there. */
  all: boolean
  set: TeamFilters['set']
}

const none: readonly string[] = []

/** The order of the list: the gateway's in the address, any other once all rows are there. */
export function useDownlineOrder({ asked, nested, all, set }: Ordered): ServedOrder {
  const [own, setOwn] = useState<Sort>()
  const here = all ? own : undefined
  return {
    columns: nested ? none : servedColumns,
    sort: here ?? (nested ? null : sortOf(asked.sort)),
    presorted: here === undefined,
    onSort(sort) {
      const known = nested ? undefined : orderOf(sort)
      setOwn(known === undefined && all ? sort : undefined)
      // Of more rows the gateway has names in one direction alone: the next press leads back to the newest.
      if (known !== undefined || !all) set({ sort: known === undefined || known === 'registered' ? '' : known })
    },
  }
}
