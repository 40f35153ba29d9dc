export { AppDownload, SideMenu, type AppDownloadProps, type SideMenuProps } from './SideMenu.tsx'
export type { Entry } from '../../foundation/EntryLink.tsx'
export type { MenuEntry, MenuSection, SignEntry } from '../entries.ts'
