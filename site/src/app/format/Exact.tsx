import { Amount } from './Amount.tsx'

/** An amount that is not rounded: with all its decimals, of which the wire writes two to eight. */
export const Exact = ({ of }: { of: string }) => <Amount of={of} decimals={of.split('.')[1]?.length} />
