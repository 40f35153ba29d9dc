export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'
