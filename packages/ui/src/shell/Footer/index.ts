export { Footer, type FooterColumn, type FooterProps } from './Footer.tsx'
export type { Entry } from '../../foundation/EntryLink.tsx'
export type { SignEntry } from '../entries.ts'
