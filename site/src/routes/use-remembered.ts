import { useEffect, useState } from 'react'
import { sdk } from '../app/api/client.ts'
import { maybeRemembered } from './dialogs/site-dialogs.ts'

const worthATry = () => !sdk.store.get().session && maybeRemembered()

/** Logs a remembered browser in by its cookie, if it is one. */
export async function bringBack(): Promise<boolean> {
  if (!worthATry()) return false
  try {
    return await (await import('../features/access/remembered-login.ts')).rememberedLogin()
  } catch {
    return false
  }
}

/** Tries that once at the start. True while it is not known: no login is offered to who needs none. */
export function useRemembered(): boolean {
  const [trying, setTrying] = useState(worthATry)
  useEffect(() => {
    if (trying) void bringBack().then(() => setTrying(false))
  }, [trying])
  return trying
}
