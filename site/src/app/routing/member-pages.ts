import type { ModuleId } from '@brand/sdk'
import type { MemberPage } from './paths.ts'

/**
 * Pages of the member centre that are built, each with the module that switches it on or off. A page not named here shows not-found
 * and stands in no menu. Its component is in `routes/MemberPages.tsx`, its name and icon in `features/member/pages.ts`.
 */
export const memberPages = {} as const satisfies Partial<Record<MemberPage, ModuleId>>

export type BuiltMemberPage = keyof typeof memberPages

/** The module of a page; undefined where no such page is built. */
export const moduleOfPage = (page: string): ModuleId | undefined => (Object.hasOwn(memberPages, page) ? (memberPages as Record<string, ModuleId>)[page] : undefined)
