export { Stack, type StackProps } from './Stack.tsx'
export type { Layout, Responsive } from '../../foundation/responsive/responsive.ts'
export type { Gap } from '../../foundation/responsive/gaps.ts'
