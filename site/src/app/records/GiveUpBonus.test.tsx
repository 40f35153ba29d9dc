import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { member } from '../api/member-client.ts'
import { GiveUpBonus } from './GiveUpBonus.tsx'
import { visitAsMember } from '../../testing/member-visits.ts'

visitAsMember()
afterEach(() => void vi.restoreAllMocks())

it.each([null, '7'])('gives reward %s up under one key when the first answer is lost', async (rewardId) => {
  const lost = new GatewayError({ code: 'network_abnormal', status: 0, message: '' })
  const sent = rewardId
    ? vi.spyOn(member.rewards, 'forfeit').mockRejectedValueOnce(lost).mockResolvedValueOnce(fixtures.rewards.forfeit)
    : vi.spyOn(member.turnover, 'forfeit').mockRejectedValueOnce(lost).mockResolvedValueOnce(fixtures.turnover.forfeit)
  const Page = () => (
    <GiveUpBonus
      rewardId={rewardId}
      bonuses={['12']}
      title="Give up this bonus?"
      description="It ends."
      done="Given up"
    >
      Give up
    </GiveUpBonus>
  )
  await showPage(Page, { words: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Give up' }))
  const confirm = async () =>
    userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Give up' }))
  await confirm()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  await confirm()
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const keys = sent.mock.calls.map(([, options]) => options?.idempotencyKey)
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
})
