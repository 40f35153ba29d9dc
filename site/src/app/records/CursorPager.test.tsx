import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { CursorPager, useCursor } from './CursorPager.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('goes on to where the next page begins and back, and is not there with one page', async () => {
  const following: Record<string, string | undefined> = { first: 'b', b: 'c', c: undefined }
  function Page({ all = true }) {
    const cursor = useCursor()
    const open = cursor.after ?? 'first'
    return (
      <>
        <p>{`page ${open}`}</p>
        <CursorPager cursor={cursor} next={all ? following[open] : undefined} newer="Newer" older="Older" />
      </>
    )
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await showPage(Page, { words: [] })
  await screen.findByText('page first')
  for (const [name, page] of [
    ['Newer', 'first'],
    ['Older', 'b'],
    ['Older', 'c'],
    ['Older', 'c'],
    ['Newer', 'b'],
    ['Newer', 'first'],
  ] as const) {
    await press(name)
    screen.getByText(`page ${page}`)
  }
  cleanup()
  await showPage(() => <Page all={false} />, { words: [] })
  await screen.findByText('page first')
  expect(screen.queryByRole('button')).toBeNull()
})
