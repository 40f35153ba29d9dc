import { fixtures } from '@brand/sdk/testing'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { sdk } from '../app/api/client.ts'

let visits = 0

/** Logs a member in for each test of a file, by a session of its own, for which nothing is cached. */
export function visitAsMember(): void {
  beforeEach(() => sdk.store.set({ ...fixtures.session.login, token: `visit ${++visits}` }))
  afterEach(() => {
    cleanup()
    sdk.store.end('logout')
    vi.unstubAllGlobals()
  })
}
