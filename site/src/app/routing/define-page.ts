import type { ComponentType } from 'react'
import type { BuiltMemberPage } from './member-pages.ts'

/** Sections of the member centre's menu, in their order. */
export const memberGroups = ['money', 'records', 'rewards', 'account'] as const
export type MemberGroup = (typeof memberGroups)[number]

/** Counts that stand beside a page in the menu; `features/account/centre/badges.ts` has where each comes from. */
export type BadgeName = 'messages'

export interface MemberPageDefinition {
  /** `?page=` of the address; `member-pages.ts` has the module that switches it. The label is `page.<id>`. */
  id: BuiltMemberPage
  group: MemberGroup
  /** Where it stands in its group; lower numbers come first. */
  order: number
  /** Of `@brand/ui/icons`. */
  icon: string
  badge?: BadgeName
  /** Loads the page when it is opened. It renders a `PageHeader` of the kit first. */
  load: () => Promise<{ default: ComponentType }>
}

/** A page of the member centre: the default export of a feature's `page.ts`, which the centre collects. */
export const definePage = (page: MemberPageDefinition): MemberPageDefinition => page
