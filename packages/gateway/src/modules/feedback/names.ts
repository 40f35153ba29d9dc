/** The number feedback is filed under. */
export const feedbackNoOf = (id: number): string => `F${String(id).padStart(6, '0')}`

/** How somebody without an account is reached; undefined for what was typed as a contact and is none. */
export function channelOf(contact: string | null): 'sms' | 'email' | undefined {
  if (contact === null) return undefined
  if (/^\+\d{8,15}$/.test(contact)) return 'sms'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(contact) ? 'email' : undefined
}
