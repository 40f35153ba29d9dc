export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'
export type { MultiSelectOption, MultiSelectReason } from './MultiSelect.model.ts'
