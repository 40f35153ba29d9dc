import { space } from '../../theme/tokens.ts'

/** `none`, and the scale of `@brand/ui/vars`. */
export const gaps = { none: 0, ...space } as const
export type Gap = keyof typeof gaps
export const gapNames = Object.keys(gaps) as Gap[]
