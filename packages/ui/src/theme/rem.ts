// Sizes of text and of what holds it follow the text size that a reader has set in the browser: what is drawn in px of
// the usual 16 px is written in rem. Gaps, edges and pictures stay in px, so that large text keeps the room.

/** A length of `px` at the browser's usual text size, growing in step with it: icons, line heights, widths of text. */
export const rem = (px: number) => `${px / 16}rem`

/**
 * A size of text. Beyond 16 px it grows by as many px as body text does rather than by as many times: a heading stays
 * larger than its text and its words still fit a phone.
 */
export const textSize = (px: number) => (px > 16 ? `calc(${px - 16}px + 1rem)` : rem(px))

/** A height that holds a line of text, or a size that must never shrink: grows as text does, from `px` on. */
export const atLeast = (px: number) => (px > 16 ? `max(${px}px, ${px - 16}px + 1rem)` : `max(${px}px, ${rem(px)})`)
