import { useMemberShown } from '../../app/routing/member-pages.ts'
import { memberPath } from '../../app/routing/paths.ts'
import { pageRows, type PageRow } from './pages.ts'

/** The pages this person has: built, and switched on. */
export function usePages(): PageRow[] {
  const shown = useMemberShown()
  return pageRows.filter(({ name }) => shown(memberPath(name)))
}
