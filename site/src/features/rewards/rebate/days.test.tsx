import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStatus } from '../../../app/api/status.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { RebateHistory } from './RebateHistory.tsx'

visitAsMember()

it('names the day of a rebate also where the site is half a day ahead of UTC', async () => {
  const status = { ...fixtures.system.status, timeZone: 'Pacific/Auckland' }
  const Page = () => (
    <>
      <RebateHistory />
      {useStatus().data?.timeZone}
    </>
  )
  await showPage(Page, { words: ['rebates'], answers: { system: { status } } })
  await screen.findByText(/Pacific/)
  expect(fixtures.rebates.history.list[0]?.day).toBe('2026-11-19')
  await screen.findByText('19 November 2026')
})
