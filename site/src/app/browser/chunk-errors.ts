import { slot } from '../storage/storage.ts'

const reloaded = slot('sessionStorage', 'reloadedAt', (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined))
const pauseMs = 30_000
/** A code or style chunk that takes longer has failed. */
export const loadTimeoutMs = 120_000

/**
 * A chunk of an older build is gone: one reload brings the new build. A second within half a minute would be a loop.
 */
export const mayReload = (last: number, now: number): boolean => now - last > pauseMs || last > now

async function reloadOnce(): Promise<boolean> {
  const now = Date.now()
  // Without a connection, or a server at its other end, a reload would lose even what is on screen.
  const reached =
    navigator.onLine &&
    mayReload(reloaded.read() ?? 0, now) &&
    (await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ))
  if (!reached) return false
  // With nowhere to remember the reload, nothing would stop a second one.
  if (!reloaded.write(now)) return false
  location.reload()
  return true
}

/** Whether the page is about to be another: what failed is not worth a word then. */
let leaving: Promise<boolean> | undefined

/** Vite reports a chunk that did not load; when a reload does not help, the error view shows it. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', () => (leaving = reloadOnce()))
}

/** The module, or an error once the script time-out has passed. Silent while the page reloads. */
export async function inTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a part of the page took longer than 120 s to load')), loadTimeoutMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    if (await leaving) return await new Promise<never>(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}
