export { BalanceDisplay, type BalanceDisplayProps } from './BalanceDisplay.tsx'
export { formatMoney, setMoneyDecimals } from './BalanceDisplay.model.ts'
