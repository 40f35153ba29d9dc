/** The login that was opened: for players or for agents. */
export type Portal = 'player' | 'agent'
