export { Callout, type CalloutProps } from './Callout.tsx'
export type { CalloutTone } from './Callout.model.ts'
