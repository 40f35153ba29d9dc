export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'
export type { MultiSelectOption, MultiSelectReason } from './MultiSelect.model.ts'
export { useRemoteOptions, type RemoteOptions } from '../../foundation/options/useRemoteOptions.ts'
