import { GatewayError } from '@brand/sdk'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { PageError } from './PageError.tsx'

afterEach(cleanup)

it('brings no main of its own, and tries again what the gateway refused', async () => {
  const retry = vi.fn()
  const error = new GatewayError({ code: 'unavailable', requestId: 'req-17' })
  await showPage(() => <PageError error={error} onRetry={retry} />, { at: '/', words: ['site'] })
  expect(screen.queryByRole('main')).toBeNull()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  screen.getByRole('button').click()
  expect(retry).toHaveBeenCalledTimes(1)
})
