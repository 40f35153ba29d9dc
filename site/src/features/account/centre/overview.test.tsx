import { fixtures } from '@brand/sdk/testing'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import MemberCentrePage from './MemberCentrePage.tsx'
import { visitAsMember } from '../../../testing/member-visits.ts'

visitAsMember()

const { status } = fixtures.system
const modules = ['REWCEN3', 'PASS3', 'VIP3'].map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] }))
const ok = <V,>(value: V) => ({ status: 'ok' as const, value })
const show = (waiting: number, hasFundPassword: boolean) =>
  showPage(MemberCentrePage, {
    at: '/member',
    words: ['member', 'overview'],
    answers: {
      system: { status: { ...status, info: { ...status.info, whitelabel: [...status.info.whitelabel, ...modules] } } },
      summary: {
        member: {
          ...fixtures.summary.member,
          rewards: ok({ claimable: waiting }),
          missions: ok({ claimable: 0 }),
          tickets: ok({ unread: waiting }),
          security: ok({ hasFundPassword }),
        },
      },
    },
  })
const waiting = async () => {
  const section = await screen.findByRole('region', { name: 'Next steps' })
  await vi.waitFor(() => expect(section.querySelector('[data-component="skeleton"]')).toBeNull())
  return section
}

it('names what waits in sentences, each with its one next step', async () => {
  await show(2, false)
  const rows = within(await waiting()).getAllByRole('listitem')
  expect(rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])).toEqual([
    ['2 questions answered.Read answer', '/member?page=customerService'],
    ['2 rewards to collect.Collect', '/member?page=rewardCenter'],
    ['Set a fund password to withdraw.Set it', '/member?page=securityCenter'],
  ])
})

it('says so where nothing waits', async () => {
  await show(0, true)
  expect((await waiting()).textContent).toContain('All done.')
})
