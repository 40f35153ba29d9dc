import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import Toaster from '../overlays/Toaster.tsx'
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
    <GiveUpBonus rewardId={rewardId} bonusId="12" title="Give up this bonus?" description="It ends." done="Given up">
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

it('names the bonus that is shown, and asks about the next one anew where that has begun', async () => {
  const sent = vi
    .spyOn(member.turnover, 'forfeit')
    .mockRejectedValueOnce(new GatewayError({ code: 'reward_closed', status: 409 }))
  function Page() {
    const [bonusId, setBonusId] = useState('12')
    return (
      <>
        <GiveUpBonus rewardId={null} bonusId={bonusId} title={`Bonus ${bonusId}?`} description="It ends." done="Done">
          Give up
        </GiveUpBonus>
        <button onClick={() => setBonusId('13')}>The next one</button>
        <Toaster />
      </>
    )
  }
  await showPage(Page, { words: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Give up' }))
  const question = await screen.findByRole('alertdialog', { name: 'Bonus 12?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Give up' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ bonusId: '12' }, expect.anything()))
  expect(await screen.findAllByText('This reward was already collected or has expired')).not.toHaveLength(0)
  act(() => screen.getByText('The next one').click())
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toHaveBeenCalledOnce()
})
