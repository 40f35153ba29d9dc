/**
 * Where an arrow key leads from place `at` in a row of choices: round at the ends, past what is disabled. In
 * right-to-left text the right arrow leads back. Undefined for keys that lead nowhere.
 */
export function arrowTo(key: string, at: number, enabled: readonly boolean[], rtl: boolean): number | undefined {
  const on = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  const step = key === on || key === 'ArrowDown' ? 1 : key === back || key === 'ArrowUp' ? -1 : 0
  if (step === 0) return undefined
  const length = enabled.length
  for (let away = 1; away <= length; away += 1) {
    const place = (at + step * away + length * 2) % length
    if (enabled[place]) return place
  }
  return undefined
}
