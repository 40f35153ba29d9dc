/**
 * Where a person who is logging out goes. Guards read it first: the page they are leaving does not redirect them
 * to the login. Null while no logout runs.
 */
export const logoutRedirect: { to: string | null } = { to: null }
