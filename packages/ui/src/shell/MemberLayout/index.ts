export { MemberLayout, type MemberLayoutProps } from './MemberLayout.tsx'
export type { Entry } from '../../foundation/EntryLink.tsx'
export type { MenuEntry, MenuSection } from '../entries.ts'
