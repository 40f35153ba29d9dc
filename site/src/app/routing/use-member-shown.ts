import type { ModuleId } from '@brand/sdk'
import { useCallback } from 'react'
import { moduleOn } from '../api/modules.ts'
import { useStatus } from '../api/status.ts'
import { pageInMenus } from './member-pages.ts'
import { useShown, type Shown } from './menus.ts'

/** Like `useShown`, with the pages of the member centre. Not for what home loads first. */
export function useMemberShown(): Shown {
  const shown = useShown()
  const tree = useStatus().data?.info.whitelabel
  return useCallback(
    (href) => shown(href) && (href === undefined || pageInMenus(href, (id) => moduleOn(tree, id as ModuleId))),
    [shown, tree],
  )
}
