import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import MemberSecurity from './SecurityPage.tsx'

visitAsMember()

const { status } = fixtures.system
const codes = { modId: 'VERIFICATION3', enabled: '1' as const, childrenNodes: [] }

it('lets an address be added where it asks for one, and a number that is there be changed', async () => {
  await showPage(MemberSecurity, {
    at: '/member?page=securityCenter',
    words: ['security', 'access'],
    answers: {
      system: { status: { ...status, info: { ...status.info, whitelabel: [...status.info.whitelabel, codes] } } },
    },
  })
  expect(await screen.findByRole('button', { name: 'Phone number, Change' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Email address, Set' }))
  expect(await screen.findByRole('dialog', { name: /email/i })).toBeTruthy()
})
