import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../api/client.ts'
import { useAccount } from '../auth/session.ts'
import { showPage } from '../../testing/show-page.tsx'
import { AccountLanguage } from './AccountLanguage.tsx'

afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})

const Rank = () => (
  <>
    <AccountLanguage />
    <p>{useAccount().member?.vipLabelName}</p>
  </>
)

it('shows the rank in the language of the page, also where the account remembered another', async () => {
  let remembered = 'bn'
  const { fake } = await showPage(Rank, {
    words: [],
    answers: {
      member: {
        info: () => ({
          ...fixtures.member.info,
          language: remembered,
          vipLabelName: remembered === 'bn' ? 'ভিআইপি ১' : 'VIP 1',
        }),
        language: ({ language }: { language: string }) => ({ language: (remembered = language) }),
      },
    },
  })
  sdk.store.set(fixtures.session.login)
  await screen.findByText('VIP 1')
  expect(fake.calls.map(({ name }) => name)).toEqual(['member.info', 'member.language', 'member.info'])
})
