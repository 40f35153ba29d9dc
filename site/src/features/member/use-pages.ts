import { useShown } from '../../app/routing/menus.ts'
import { memberPath } from '../../app/routing/paths.ts'
import { pageRows, type PageRow } from './pages.ts'

/** The pages this person has: built, and switched on. */
export function usePages(): PageRow[] {
  const shown = useShown()
  return pageRows.filter(({ name }) => shown(memberPath(name)))
}
