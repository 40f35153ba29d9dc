import type { ReactNode } from 'react'
import { lazyPart } from '../app/browser/lazy-part.tsx'

type Deferred = typeof import('./deferred.ts')

/** A part of `deferred.ts`, in place of `fallback` once it is here. */
export const deferredPart = (name: keyof Deferred, fallback?: ReactNode) =>
  lazyPart(async () => ({ default: (await import('./deferred.ts'))[name] }), fallback)
