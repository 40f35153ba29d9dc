import { memberEndpoints } from '@brand/sdk/member'
import { agentEndpoints } from '@brand/sdk/agent'
import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { member } from '../api/member-client.ts'
import { useApiPages } from '../api/use-api-pages.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { call } from '../routing/define-page.ts'
import { openPage } from '../routing/open-page.ts'
import { showPage } from '../../testing/show-page.tsx'
import { useFirstCalls } from './use-first-calls.ts'
import { visitAsMember } from '../../testing/member-visits.ts'

visitAsMember()

function Ranks() {
  const { data } = useApiQuery(member.vip.ranks, {})
  const { rows } = useApiPages(member.referrals.list, {})
  return <p>{data && rows ? `${data.list.length} ranks` : 'none yet'}</p>
}

it('the words and the first calls of a page are asked for while its code is coming, each call once', async () => {
  const code = Promise.withResolvers<{ default: typeof Ranks }>()
  const loadWords = vi.fn(async () => ({}))
  const Component = lazy(() => openPage(() => code.promise, { words: ['vip'] }, loadWords))
  const calls = ({ language }: { language: string }) => [
    call(memberEndpoints.vip.ranks, { language }),
    call(memberEndpoints.referrals.list, {}, { pages: true }),
    // Of visitors, though a member may make it.
    call(memberEndpoints.promotions.available, { language }, { guest: true }),
    // Of agents: a member may not make it.
    call(agentEndpoints.income.terms, {}),
  ]
  function Centre() {
    useFirstCalls({ calls })
    return (
      <Suspense fallback="coming">
        <Component />
      </Suspense>
    )
  }
  const { fake } = await showPage(Centre, {
    words: [],
    answers: { member: { info: { ...fixtures.member.info, type: 0 } } },
  })
  const asked = () =>
    fake.calls.map(({ name }) => name).filter((name) => /^(vip|income|referrals|promotions)/.test(name))
  await vi.waitFor(() => expect(asked()).toEqual(['vip.ranks', 'referrals.list']))
  expect(loadWords).toHaveBeenCalledWith(expect.any(String), 'vip')
  expect(screen.getByText('coming')).toBeTruthy()
  code.resolve({ default: Ranks })
  expect(await screen.findByText(/^\d+ ranks$/)).toBeTruthy()
  expect(asked()).toEqual(['vip.ranks', 'referrals.list'])
})
