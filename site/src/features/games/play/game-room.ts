import { holdPageState } from '@brand/ui/theme'

/** `ref` of the room of a game: the page knows of it as long as it is there. */
export const gameRoom = (room: Element | null): (() => void) | undefined =>
  room ? holdPageState('game', room.ownerDocument) : undefined
