import { useMemo } from 'react'
import { moduleOn } from '../api/modules.ts'
import { useStatus } from '../api/status.ts'
import type { CentrePage } from './centre-pages.ts'
import type { Permission } from './centres.ts'

export interface Pages {
  /** Switched on: these open. */
  open: readonly CentrePage[]
  /** Those of them with something to do for this person: these stand in the menu. */
  listed: readonly CentrePage[]
}

/** The pages of a centre that are on; `may`: what the person may do, as far as it is known. */
export function usePages(all: readonly CentrePage[], may: Partial<Record<Permission, boolean>> | undefined): Pages {
  const tree = useStatus().data?.info.whitelabel
  return useMemo(() => {
    const open = all.filter(({ module }) => moduleOn(tree, module))
    return { open, listed: open.filter(({ permission }) => permission === undefined || may?.[permission] === true) }
  }, [all, may, tree])
}
