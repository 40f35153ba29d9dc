import { Icon } from '@brand/ui/icon'
import { wifiSlash } from '@brand/ui/icons'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from '../../../app/navigation/router.ts'
import { watchConnection, type Connection } from '../../../app/browser/connection.ts'
import { useOnline } from '../../../app/browser/use-online.ts'
import { watchSize } from '../../../app/browser/watch-size.ts'
import { watchAnswers } from '../../../app/api/client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './offline.css.ts'

/** Age of answers, in ms, from which the page checks the connection on navigation or return. */
const freshMs = 5000

/** How long this line took to begin answering for the page itself. */
function firstAnswerMs(): number | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page && page.responseStart > page.requestStart ? page.responseStart - page.requestStart : undefined
}

async function probe(signal: AbortSignal): Promise<boolean> {
  return (await fetch('/healthz', { cache: 'no-store', signal })).ok
}

/** Calls wait while there is no connection, and continue by themselves when it is back. */
function useConnection(): void {
  const { pathname, search } = useLocation()
  const connection = useRef<Connection>(undefined)
  useEffect(() => {
    const usualMs = firstAnswerMs()
    const watching = watchConnection({
      probe,
      browserOnline: () => navigator.onLine,
      onChange: (online) => onlineManager.setOnline(online),
      ...(usualMs !== undefined && { usualMs }),
    })
    connection.current = watching
    const changed = () => watching.browserChanged()
    const seen = () => document.visibilityState === 'visible' && watching.check(freshMs)
    // In place of the browser's own event, which the connection receives first.
    onlineManager.setEventListener(() => {
      addEventListener('online', changed)
      addEventListener('offline', changed)
      return () => {
        removeEventListener('online', changed)
        removeEventListener('offline', changed)
      }
    })
    document.addEventListener('visibilitychange', seen)
    const unwatch = watchAnswers(watching.watch)
    // A part of the page that does not load may be the first to report.
    const lost = () => watching.check()
    addEventListener('vite:preloadError', lost)
    if (!navigator.onLine) changed()
    return () => {
      unwatch()
      removeEventListener('vite:preloadError', lost)
      document.removeEventListener('visibilitychange', seen)
      onlineManager.setEventListener(() => undefined)
      watching.stop()
    }
  }, [])
  useEffect(() => connection.current?.check(freshMs), [pathname, search])
}

/** The page begins below the banner, however many lines it takes. */
function makeRoom(banner: HTMLElement | null) {
  if (!banner) return undefined
  const root = document.documentElement.style
  const measure = () => root.setProperty(css.room, `${banner.offsetHeight + 2 * css.gap}px`)
  measure()
  const unwatch = watchSize(banner, measure)
  return () => {
    unwatch()
    root.removeProperty(css.room)
  }
}

/**
 * Over every page and every dialog, in the way of nothing: that there is no connection, and, for those who listen, that
 * it is back.
 */
export default function Offline() {
  const t = useWords('site')
  const online = useOnline()
  const [lost, setLost] = useState(false)
  useConnection()
  if (!online && !lost) setLost(true)
  return createPortal(
    // What carries aria-live is spared when a dialog hides the page around it.
    <div aria-live="polite" data-part="offline" data-state={online ? 'online' : 'offline'} className={css.place}>
      {online ? (
        lost ? (
          <VisuallyHidden>{t('offline.over')}</VisuallyHidden>
        ) : null
      ) : (
        <p ref={makeRoom} className={css.banner}>
          <Icon icon={wifiSlash} size={20} className={css.sign} />
          <span>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </span>
        </p>
      )}
    </div>,
    document.body,
  )
}
