/**
 * Where a person who is logging out goes. Guards ask here first: whoever leaves on purpose is not sent to log in again
 * by the page they are leaving. Null while nobody leaves.
 */
export const logoutRedirect: { to: string | null } = { to: null }
