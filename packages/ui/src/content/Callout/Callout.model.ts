export type CalloutTone = 'info' | 'success' | 'warning' | 'danger'

/** How a message that appears is read out: danger at once, the rest when the reader pauses. */
export const roleOf = (tone: CalloutTone): 'alert' | 'status' => (tone === 'danger' ? 'alert' : 'status')
