import Bowser from 'bowser'

/** What a browser calls itself, as people name it: `Chrome · Android`. Empty where it says nothing of use. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return ''
  try {
    const { browser, os } = Bowser.parse(userAgent.slice(0, 512))
    return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 64)
  } catch {
    return ''
  }
}
