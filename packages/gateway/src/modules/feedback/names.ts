/** The number feedback is filed under. */
export const feedbackNoOf = (id: number): string => `F${String(id).padStart(6, '0')}`

/** How a visitor without an account is reached; undefined for a contact that is neither a number nor an address. */
export function channelOf(contact: string | null): 'sms' | 'email' | undefined {
  if (contact === null) return undefined
  if (/^\+\d{8,15}$/.test(contact)) return 'sms'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(contact) ? 'email' : undefined
}
