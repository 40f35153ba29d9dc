export { AgentLayout, type AgentLayoutProps } from './AgentLayout.tsx'
export type { Entry } from '../../foundation/EntryLink.tsx'
export type { MenuEntry, MenuSection } from '../entries.ts'
export type { BarEntry } from '../AppShell/BottomBar.tsx'
