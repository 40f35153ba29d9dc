export { Combobox, type ComboboxProps } from './Combobox.tsx'
export { countryOptions, type ComboboxOption, type CountryEntry } from './Combobox.model.ts'
