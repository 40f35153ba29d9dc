export { WinnersScroller, type WinnersScrollerProps } from './WinnersScroller.tsx'
export type { Winner } from './WinnerRow.tsx'
export { maskName } from '../../foundation/maskName.ts'
