import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Bets } from './RecordsPages.tsx'

visitAsMember()
afterEach(() => void vi.restoreAllMocks())

it('asks for the last days of the server, whatever the clock of the device says', async () => {
  vi.spyOn(sdk, 'now').mockReturnValue(Date.parse('2031-05-20T10:00:00Z'))
  const { fake } = await showPage(Bets, { words: ['games', 'member', 'tickets'] })
  await vi.waitFor(() =>
    expect(fake.calls.findLast(({ name }) => name === 'records.bets')?.input).toMatchObject({
      startTime: '2031-05-13T18:00:00.000Z',
      endTime: '2031-05-20T18:00:00.000Z',
    }),
  )
})
