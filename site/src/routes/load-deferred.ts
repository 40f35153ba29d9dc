import { lazy } from 'react'
import { inTime } from '../app/browser/chunk-errors.ts'

type Deferred = typeof import('./deferred.ts')

const loadDeferred = (): Promise<Deferred> => inTime(() => import('./deferred.ts'))

/** A part of `deferred.ts`. */
export const deferredPart = <Name extends keyof Deferred>(name: Name) =>
  lazy(async () => ({ default: (await loadDeferred())[name] }))
