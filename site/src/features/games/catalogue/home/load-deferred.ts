import { lazy } from 'react'
import { inTime } from '../../../../app/browser/chunk-errors.ts'

type Deferred = typeof import('./deferred.ts')

/** A part of `deferred.ts`. */
const deferredPart = <Name extends keyof Deferred>(name: Name) =>
  lazy(async () => ({ default: (await inTime(() => import('./deferred.ts')))[name] }))

// Figures that move are no part of a page drawn beforehand: their room is.
export const Jackpot = deferredPart('Jackpot')
export const Winners = deferredPart('Winners')
export const ServedBanners = deferredPart('ServedBanners')
