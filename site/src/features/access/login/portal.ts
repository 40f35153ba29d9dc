/** The door somebody came to. */
export type Portal = 'player' | 'agent'
