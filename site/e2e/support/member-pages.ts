import { centrePath, type PageId } from '../../src/app/centre/centres.ts'
import { memberPages as modules } from '../../src/app/routing/member-pages.ts'

/** Addresses of the pages of the member centre. */
export const memberPages: readonly string[] = (Object.keys(modules) as PageId<'member'>[]).map((page) =>
  centrePath('member', page),
)
