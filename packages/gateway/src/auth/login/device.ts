import Bowser from 'bowser'

/** Browser and system in common names: `Chrome · Android`. Empty where the user agent is of no use. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return ''
  try {
    const { browser, os } = Bowser.parse(userAgent.slice(0, 512))
    return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 64)
  } catch {
    return ''
  }
}
