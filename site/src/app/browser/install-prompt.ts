/** The browser's offer to install the site. `boot.js` keeps it, as it may come before anything listens. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const eventName = 'beforeinstallprompt'
const isPrompt = (event: unknown): event is InstallPrompt =>
  typeof event === 'object' && event !== null && 'prompt' in event

const kept = (): InstallPrompt | undefined => {
  const { installPrompt } = globalThis as { installPrompt?: unknown }
  return isPrompt(installPrompt) ? installPrompt : undefined
}

export const currentPrompt = (): InstallPrompt | undefined => kept()

export function subscribePrompt(listener: () => void): () => void {
  addEventListener(eventName, listener)
  addEventListener('appinstalled', listener)
  return () => {
    removeEventListener(eventName, listener)
    removeEventListener('appinstalled', listener)
  }
}

/** Makes the offer, once: a browser gives another when it sees fit. */
export async function install(prompt: InstallPrompt): Promise<boolean> {
  delete (globalThis as { installPrompt?: unknown }).installPrompt
  await prompt.prompt()
  return (await prompt.userChoice).outcome === 'accepted'
}
