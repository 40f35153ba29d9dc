/** A generated file. */
export interface Generated {
  /** Path from packages/ui. */
  path: string
  text: string
}
