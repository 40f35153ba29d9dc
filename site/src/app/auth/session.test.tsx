import { GatewayError } from '@brand/sdk'
import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { visitAsMember } from '../../testing/member-visits.ts'
import { useAccount } from './session.ts'

visitAsMember()

it('takes an account whose kind could not be had for a member', async () => {
  await showPage(() => <p>{useAccount().kind}</p>, {
    words: [],
    answers: {
      member: {
        info: () => {
          throw new GatewayError({ code: 'unknown', status: 500, message: '' })
        },
      },
    },
  })
  await screen.findByText('member')
})
