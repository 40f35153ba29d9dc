import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { RewardList } from './RewardList.tsx'
import { visitAsMember } from '../../../testing/member-visits.ts'

visitAsMember()

const { status } = fixtures.system
const show = (enabled: '0' | '1') => {
  const whitelabel = [
    ...status.info.whitelabel.filter(({ modId }) => modId !== 'MISSIONLB3'),
    { modId: 'MISSIONLB3' as const, enabled, childrenNodes: [] },
  ]
  return showPage(() => <RewardList status="CLAIMABLE" />, {
    words: ['rewards', 'member'],
    answers: {
      rewards: { list: { currency: 'BDT', list: [], next: null, claimable: 0 } },
      system: { status: { ...status, info: { ...status.info, whitelabel } } },
    },
  })
}

it('leads from an empty reward centre to the missions, where they are on', async () => {
  await show('1')
  const link = await screen.findByRole('link', { name: 'See missions' })
  expect(link.getAttribute('href')).toBe('/member?page=missionLeaderboard')
  cleanup()
  await show('0')
  await screen.findByRole('heading', { name: 'Nothing to collect' })
  expect(screen.queryByRole('link')).toBeNull()
})
