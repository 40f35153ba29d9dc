/**
 * Where a person who is logging out goes. Guards read it first: after a logout no login is required
 * by the page they are leaving. Null while no logout runs.
 */
export const logoutRedirect: { to: string | null } = { to: null }
