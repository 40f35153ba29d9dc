export { FilterBar, type FilterBarProps, type FilterOption } from './FilterBar.tsx'
export type { FilterChange } from './FilterBar.model.ts'
