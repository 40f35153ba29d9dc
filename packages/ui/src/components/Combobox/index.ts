export { Combobox, type ComboboxProps } from './Combobox.tsx'
export { countryOptions, type ComboboxOption, type CountryEntry } from './Combobox.model.ts'
export { useRemoteOptions, type RemoteOptions } from '../../foundation/options/useRemoteOptions.ts'
