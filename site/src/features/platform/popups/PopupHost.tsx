import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation } from '../../../app/navigation/router.ts'
import { ErrorBoundary } from '../../../app/errors/error-view.tsx'
import { KitWords } from '../../../app/i18n/KitWords.tsx'
import { advance, remove, yieldTo } from '../../../app/overlays/popup-queue.ts'
import { change, usePopups, type PopupName, type PopupProps } from '../../../app/overlays/popups.ts'
import { createAttention } from './attention.ts'
import { PopupFailed } from './PopupFailed.tsx'

interface PopupHostProps {
  /** The site's own popups. */
  views: Record<PopupName, ComponentType<PopupProps>>
  /** A dialog of the site is open or loading. */
  dialog: boolean
  /** The page is a game. */
  game: boolean
  /**
   * A login led back to this page.
   * @default false
   */
  sentBack?: boolean | undefined
  /** The person closed it. */
  onClosed?: ((id: string) => void) | undefined
}

/** Shows the popups of the queue, one at a time, when the person is free for them. */
export function PopupHost({ views, dialog, game, sentBack = false, onClosed }: PopupHostProps) {
  const { open, waiting } = usePopups()
  const { pathname } = useLocation()
  const [attention] = useState(() => createAttention())
  useEffect(() => attention.listen(), [attention])

  const wait = !open && waiting.length > 0
  useEffect(() => {
    if (!wait) return
    const next = () => {
      const seen = attention.read()
      change((queue) => advance(queue, { ...seen, dialog: dialog || seen.dialog, game, sentBack }))
    }
    // Not at once: what has just closed gives focus back first. And once for all that changes until the page is laid out
    // again, so that it is not laid out for this alone. What changes in every frame must not put it off: a look that is
    // awaited stays.
    let frame = 0
    const look = () =>
      (frame ||= requestAnimationFrame(() => {
        frame = 0
        next()
      }))
    look()
    const stop = attention.watch(look)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [wait, dialog, game, sentBack, attention])

  useEffect(() => {
    if (dialog) change(yieldTo)
  }, [dialog])

  const shown = open?.id
  useEffect(() => open?.onShown?.(), [open])
  // Navigating to another page closes the popup.
  const place = useRef(pathname)
  useEffect(() => {
    if (place.current === pathname) return
    place.current = pathname
    if (shown) change((queue) => remove(queue, shown))
  }, [pathname, shown])

  if (!open) return null
  const View = open.view ?? views[open.id]
  const close = () => {
    change((queue) => remove(queue, open.id))
    onClosed?.(open.id)
  }
  return (
    <ErrorBoundary at={open.id} view={() => <PopupFailed onClose={close} />}>
      <Suspense fallback={null}>
        <KitWords>
          <View key={open.id} at={open.at} about={open.about} onClose={close} />
        </KitWords>
      </Suspense>
    </ErrorBoundary>
  )
}
