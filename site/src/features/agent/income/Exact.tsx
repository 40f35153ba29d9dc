/** An amount that is not rounded, as the wire writes it: two to eight decimals. */
export const Exact = ({ of }: { of: string }) => <bdi dir="ltr">{of.replace('-', '−')}</bdi>
