export { Money, type MoneyProps } from './Money.tsx'
export { formatCurrency, type CurrencyOptions } from './Money.model.ts'
