import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePopups } from '../../../app/overlays/popups.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { PublicNews } from './PublicNews.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const ids = usePopups().waiting.map(({ id }) => id)
  return (
    <>
      <PublicNews />
      {ids.join()}
    </>
  )
}

it('waits in line without the words that its texts need', async () => {
  const { i18n } = await showPage(Page, { words: [] })
  expect(await screen.findByText('public-news')).toBeTruthy()
  expect(i18n.hasResourceBundle('en', 'articles')).toBe(false)
})
