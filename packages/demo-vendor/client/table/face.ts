import type { EventView } from '../../src/events/events.ts'
import type { Stage } from './stage.ts'

/** What a picker needs of the table: the bets being put together, and a way to change them. */
export interface Hand {
  /** Stake of an option on the slip, minor units. */
  on(option: string): number
  /** Stake of an option already placed on this event. */
  placed(option: string): number
  all(): [option: string, minor: number][]
  /** Puts the chosen chip on an option. */
  add(option: string): void
  drop(option: string): void
}

export interface Picker {
  node: HTMLElement
  /** Draws again what the hand holds; nothing can be added once betting has closed. */
  update(open: boolean): void
}

/** What differs between the boards of an engine. */
export interface Face {
  stage(event: EventView): Stage
  picker(event: EventView, hand: Hand): Picker
  bead(event: EventView): HTMLElement
  /** Roads of the past results, the latest first, in place of the row of beads. */
  roads?(past: readonly EventView[]): Node[]
  /** The event in a few words: its tab and its head. */
  title(event: EventView): string
  option(setup: unknown, id: string): string
  /** Bets of one kind, where a board has names for them that need no setup. */
  market?(market: string): string
  result(event: EventView): string
}
