import { fixtures } from '@brand/sdk/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import type { Query } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { ClosedKinds } from './ClosedKinds.tsx'

afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('closes what it names, although a category went after it was chosen', async () => {
  sdk.store.set(fixtures.session.login)
  const close = vi.spyOn(member.limits, 'closeTypes').mockResolvedValue(fixtures.limits.closeTypes)
  const { client } = await showPage(() => <ClosedKinds offered={{ days: [7] }} closed={[]} />, { words: ['limits'] })
  const lane = (gameCategory: string) => ({ ...fixtures.games.lanes.data.lanes[0], gameCategory })
  const offer = (...categories: string[]) =>
    act(() => {
      const lanes = { predicate: ({ queryKey }: Query) => JSON.stringify(queryKey).includes('lanes') }
      client.setQueriesData(lanes, { data: { lanes: categories.map(lane) } })
    })
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  offer('RNG', 'LIVE')
  await screen.findByRole('checkbox', { name: 'Live casino' })
  for (const kind of screen.getAllByRole('checkbox')) await userEvent.click(kind)
  offer('RNG')
  await userEvent.click(screen.getByRole('button', { name: /^Close/ }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Close/ }))
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(close.mock.calls[0]?.[0]).toMatchObject({ gameTypes: ['RNG'], days: 7 })
})
