/** `open` plays; the other two show a veil and do not respond. */
export type GameState = 'open' | 'maintenance' | 'soon'

/** The class a brand may style tiles with: `tile--1` to `tile--4`. */
export const styleClass = (nodeId: number) => `tile--${(nodeId & 3) + 1}`

/** What a failed picture is replaced by, once; then nothing more is tried. */
export const pictureOf = (image: string | undefined, fallback: string | undefined, failed: readonly string[]) =>
  [image, fallback].find((address) => address && !failed.includes(address))
