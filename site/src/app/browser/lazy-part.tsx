import { onlineManager } from '@tanstack/react-query'
import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { inTime } from './chunk-errors.ts'

const pauseMs = 1000

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** The module, once there is a connection. @throws what it throws twice on a line that is there */
async function loadOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  for (let failed = false; ; failed = true) {
    try {
      return await inTime(load)
    } catch (error) {
      if (failed && onlineManager.isOnline()) throw error
      do await pause()
      while (!onlineManager.isOnline())
    }
  }
}

/**
 * A part of a page whose code is loaded when it is first shown. The page around it stays as it is meanwhile, with what
 * was typed into it, also where the connection is lost just then: the part comes with the connection.
 *
 * `lazy` would show its fallback by suspending, and for 0.3 s after a fallback React holds back whatever else comes to
 * life: a whole page, when it is a part of its frame.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => Loaded)
    const [failed, setFailed] = useState<{ error: unknown }>()
    useEffect(() => {
      if (Part) return
      let left = false
      void loadOnceOnline(load).then(
        (module) => {
          Loaded = module.default
          if (!left) startTransition(() => setPart(() => Loaded))
        },
        (error: unknown) => setFailed({ error }),
      )
      return () => void (left = true)
    }, [Part])
    if (failed) throw failed.error
    return <Suspense fallback={fallback}>{Part ? <Part {...props} /> : fallback}</Suspense>
  }
}
