// Apart from endpoint.ts, so that the client's types never import the schema library.

/** Who may make a call. A session is a member (type 0), a trial player (type 4) or an agent (types 1, 2, 41, 42). */
export type Principal = 'visitor' | 'member' | 'trial' | 'agent'

/** What a proof of work is spent on; a proof made for one purpose is refused for another. */
export const challengePurposes = ['login', 'register', 'trial', 'sms', 'feedback'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Under which name the rows of a list are on the wire; the client reads all of them as one `Page<T>`. */
export type ListKey = 'games' | 'content' | 'list'

/** The effect of a call's answer on the session of the client that made it. */
export type SessionEffect = 'begins' | 'renews'
