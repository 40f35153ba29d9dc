/** A file that is made, never written by hand. */
export interface Generated {
  /** Path from packages/ui. */
  path: string
  text: string
}
