import { fixtures } from '@brand/sdk/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { sdk } from '../../app/api/client.ts'
import type { OpenDialog } from '../../app/overlays/dialogs.tsx'
import { leadsBack, useSentBack } from './use-sent-back.ts'

const withdraw = '/member?page=withdraw'
const records = '/member?page=transactionHistory'
function Probe({ open }: { open: OpenDialog | null }) {
  return (
    <>
      <output>{String(useSentBack(open))}</output>
      <Link to={withdraw}>{withdraw}</Link>
      <Link to={records}>{records}</Link>
    </>
  )
}
const go = (to: string) => act(() => screen.getByText(to).click())
const page = (open: OpenDialog | null, at: string) => (
  <MemoryRouter initialEntries={[at]}>
    <Probe open={open} />
  </MemoryRouter>
)
const sentBack = () => screen.getByRole('status').textContent
const logIn = () => act(() => sdk.store.set(fixtures.session.login))

afterEach(() => {
  cleanup()
  sdk.store.end('logout')
})

it.each<[string, Omit<OpenDialog, 'name'>, boolean]>([
  ['pressed for an account', {}, false],
  ['at its own address', { next: '/' }, false],
  ['of a session that ended', { cause: 'ended', next: '/' }, true],
  ['on the way to a page', { next: '/favorite' }, true],
  ['with a favourite in mind', { wish: { favourite: {} as never } }, true],
  ['over the change of a password', { back: 'password' }, true],
])('a login %s leads back: %3$s', (_what, more, leads) => {
  expect(leadsBack({ name: 'login', ...more })).toBe(leads)
})

it('holds from the login to the first other place, wherever it led', async () => {
  const { rerender } = render(page({ name: 'login', next: withdraw, cause: 'ended' }, '/'))
  expect(sentBack()).toBe('false')
  logIn()
  expect(sentBack()).toBe('true')
  // The dialog closes before the page it leads to is shown.
  rerender(page(null, '/'))
  expect(sentBack()).toBe('true')
  go(withdraw)
  expect(sentBack()).toBe('true')
  go(records)
  expect(sentBack()).toBe('false')
  go(withdraw)
  expect(sentBack()).toBe('false')
})

it('is not so after a login the person asked for', () => {
  render(page({ name: 'login' }, '/'))
  logIn()
  expect(sentBack()).toBe('false')
})
