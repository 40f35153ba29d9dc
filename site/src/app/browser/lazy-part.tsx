import { onlineManager } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
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
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P> {
  const Part = lazy(() => loadOnceOnline(load))
  return function LazyPart(props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}
