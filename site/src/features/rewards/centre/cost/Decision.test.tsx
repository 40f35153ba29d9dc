import { fixtures } from '@brand/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showPage } from '../../../../testing/show-page.tsx'
import { Decision } from './Decision.tsx'
import { visitAsMember } from '../../../../testing/member-visits.ts'

visitAsMember()
const person = userEvent.setup()
const [reward] = fixtures.rewards.list.list

it.each([
  ['OFFERED', /not be offered again/],
  ['CLAIMED', /Your own cash stays/],
] as const)(
  'a reward that is %s is given up once the person has confirmed it, not by one press',
  async (state, says) => {
    const Page = () => <Decision reward={{ ...reward!, state }} what="100.00" />
    const { fake } = await showPage(Page, { lang: 'en', words: ['rewards'], answers: {} })
    const sent = () => fake.calls.filter(({ name }) => name === 'rewards.forfeit')
    await person.click(await screen.findByRole('button', { name: 'Give up' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toMatch(says)
    expect(sent()).toEqual([])
    await person.click(within(dialog).getByRole('button', { name: 'Give up' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
  },
)
