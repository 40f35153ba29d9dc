export { Stat, type StatProps } from './Stat.tsx'
export { StatGroup, type StatGroupProps } from './StatGroup.tsx'
export type { StatChange } from './Stat.model.ts'
