export { FloatingService, type FloatingServiceProps } from './FloatingService.tsx'
export type { ServiceEntry } from './FloatingService.model.ts'
export type { Entry } from '../../foundation/EntryLink.tsx'
