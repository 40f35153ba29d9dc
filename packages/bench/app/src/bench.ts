export type Scene = 'nothing' | 'buttons' | 'cards' | 'form'

/** What the runner calls from outside. Each resolves when the change is on the screen. */
export interface Bench {
  show: (scene: Scene) => Promise<void>
  scheme: (dark: boolean) => Promise<void>
  dialog: (open: boolean) => Promise<void>
  /** DOM nodes of one button and of one card. */
  nodes: () => { button: number; card: number }
}
