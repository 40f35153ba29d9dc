export { BalanceDisplay, type BalanceDisplayProps } from './BalanceDisplay.tsx'
export { formatMoney } from './BalanceDisplay.model.ts'
