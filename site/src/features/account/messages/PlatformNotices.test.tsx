import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { PlatformNotices } from './PlatformNotices.tsx'
import { visitAsMember } from '../../../testing/member-visits.ts'

visitAsMember()

const [one] = fixtures.content.announcements.list
const show = (announcements: unknown, at?: string) =>
  showPage(PlatformNotices, {
    words: ['messages'],
    answers: { content: { announcements: announcements as never } },
    ...(at && { at }),
  })

it('lists what the operator tells everybody, nine to a page, the first open', async () => {
  const list = Array.from({ length: 11 }, (_, n) => ({
    ...one,
    id: String(n),
    title: `Notice ${n}`,
    content: `<p>Text ${n}</p>`,
  }))
  await show({ list }, '/member?page=messageV2&view=notices&p=2')
  await screen.findByText('Text 9')
  const expanded = (name: string) =>
    screen.getByRole('button', { name: new RegExp(`^${name}\\b`) }).getAttribute('aria-expanded')
  expect([expanded('Notice 9'), expanded('Notice 10')]).toEqual(['true', 'false'])
  expect(screen.queryByRole('button', { name: /^Notice 0/ })).toBeNull()
  expect(screen.getByRole('link', { name: /1/ }).getAttribute('href')).toMatch(/view=notices$/)
})

it('says so where there is none, and where they did not load', async () => {
  await show({ list: [] })
  expect(await screen.findByRole('heading', { name: 'No announcements' })).toBeTruthy()
  cleanup()
  sdk.store.set({ ...fixtures.session.login, token: 'another' })
  await show(() => {
    throw new GatewayError({ code: 'internal', status: 500, message: '' })
  })
  expect(await screen.findByRole('heading', { name: 'The announcements did not load' })).toBeTruthy()
})
