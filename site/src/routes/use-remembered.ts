import { useEffect, useState } from 'react'
import { sdk } from '../app/client.ts'

/** Whether a remembered login may bring somebody back; read with care, judged by the feature that wrote it. */
function maybeRemembered(): boolean {
  try {
    return !sdk.store.get().session && localStorage.getItem('remember') !== null
  } catch {
    return false
  }
}

/** Logs a remembered browser in by its cookie, if it is one. */
export async function bringBack(): Promise<boolean> {
  if (!maybeRemembered()) return false
  try {
    return await (await import('../features/session/remembered-login.ts')).rememberedLogin()
  } catch {
    return false
  }
}

/** Tries that once at the start. True while it is not known: no login is offered to who needs none. */
export function useRemembered(): boolean {
  const [trying, setTrying] = useState(maybeRemembered)
  useEffect(() => {
    if (trying) void bringBack().then(() => setTrying(false))
  }, [trying])
  return trying
}
