export type FilterChange = 'choice' | 'clear'

/** What a press makes of the current value: the chip that is on goes off again, and the one for everything stays on. */
export function press(current: string, pressed: string): { value: string; reason: FilterChange } | undefined {
  if (pressed === '' || pressed === current) return current === '' ? undefined : { value: '', reason: 'clear' }
  return { value: pressed, reason: 'choice' }
}
