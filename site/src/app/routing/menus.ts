import { useCallback } from 'react'
import type { ModuleId } from '@brand/sdk'
import { moduleOn } from '../api/modules.ts'
import { inMenus } from './route-table.ts'
import { useStatus } from '../api/status.ts'

/** Whether menus may show an address of ours: its page is built and switched on. Addresses elsewhere may. */
export type Shown = (href: string | undefined) => boolean

export function useShown(): Shown {
  const tree = useStatus().data?.info.whitelabel
  return useCallback((href) => !href?.startsWith('/') || inMenus(href, (id) => moduleOn(tree, id as ModuleId)), [tree])
}
