import type { UiStrings } from './strings.gen.ts'

/** Words a caller may replace: at the root (all parts) or at one use (one part). */
export type StringOverrides = { [Part in keyof UiStrings]?: Partial<UiStrings[Part]> }
