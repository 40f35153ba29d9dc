import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { EntriesPanel } from './EntriesPanel.tsx'

visitAsMember()
afterEach(() => void vi.restoreAllMocks())

it('asks for the last week of the server, whatever the clock of the device says', async () => {
  vi.spyOn(sdk, 'now').mockReturnValue(Date.parse('2031-05-20T10:00:00Z'))
  const { fake } = await showPage(EntriesPanel, { words: ['points'] })
  await vi.waitFor(() =>
    expect(fake.calls.find(({ name }) => name === 'records.ledger')?.input).toMatchObject({
      startTime: '2031-05-13T10:00:00.000Z',
    }),
  )
})
