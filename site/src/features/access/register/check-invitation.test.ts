import { GatewayError } from '@brand/sdk'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { checkInvitation } from './check-invitation.ts'

afterEach(() => void vi.restoreAllMocks())

it('tells of an invalid invitation, however often the check came too soon', async () => {
  const soon = () => new GatewayError({ code: 'throttled', status: 429, retryAfterMs: 1 })
  const invalid = new GatewayError({ code: 'invitation_code_error', status: 400 })
  const asked = vi
    .spyOn(sdk.agent, 'affiliate')
    .mockRejectedValueOnce(soon())
    .mockRejectedValueOnce(soon())
    .mockRejectedValueOnce(invalid)
  asked.key = () => ['agent', 'affiliate', { epoch: 0, language: 'en', input: {} }]
  await expect(checkInvitation(new QueryClient(), { code: 'NOBODY1', domain: 'localhost' })).rejects.toBe(invalid)
  expect(asked).toHaveBeenCalledTimes(3)
})
