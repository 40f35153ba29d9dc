'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and in the first moment of a prerendered page, whose words must be the same; true from then on.
 */
export const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
