// A file of its own, so that the client's types do not import the schema library.

/** Who may make a call. A session is a member (type 0), a trial player (type 4) or an agent (types 1, 2, 41, 42). */
export type Principal = 'visitor' | 'member' | 'trial' | 'agent'

/** Purpose of a proof of work; a proof made for one purpose is refused for another. */
export const challengePurposes = ['login', 'register', 'trial', 'sms', 'feedback'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Property under which the rows of a list are on the wire; the client returns every list as one `Page<T>`. */
export type ListKey = 'games' | 'content' | 'list'

/** Effect of a response on the session of the client that made the call. */
export type SessionEffect = 'begins' | 'renews'
