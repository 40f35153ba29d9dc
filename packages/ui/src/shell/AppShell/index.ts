export { AppShell, type AppShellProps } from './AppShell.tsx'
export type { BarEntry } from './BottomBar.tsx'
