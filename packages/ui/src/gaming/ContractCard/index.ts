export { ContractCard, type ContractCardProps } from './ContractCard.tsx'
export type { ContractState } from './ContractCard.model.ts'
