import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { draftOf } from '../../../app/storage/draft.ts'
import { showPage } from '../../../testing/show-page.tsx'
import type { CaptchaParts } from './captcha-parts.ts'
import FeedbackDialog from './FeedbackDialog.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
const person = userEvent.setup()

it('sends feedback whose answer was lost again with its key, with a new captcha and after a reload', async () => {
  let isLost = true
  let pictures = 0
  const sent: { key: string | null; body: unknown }[] = []
  async function open() {
    cleanup()
    const captcha: CaptchaParts = {
      wanted: false,
      field: () => null,
      answer: () => ({ captcha: '7777', captchaId: `captcha-of-feedback-${++pictures}` }),
      used: () => undefined,
      refused: () => undefined,
    }
    const Page = () => <FeedbackDialog captcha={captcha} reachable={false} onClose={() => undefined} />
    const { fake } = await showPage(Page, { words: ['support'] })
    vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
      const request = new Request(url, init)
      if (!request.url.endsWith('/wps/feedback')) return fake.fetch(url, init)
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
      if (isLost) throw new TypeError('the answer is lost')
      return fake.fetch(url, init)
    })
    return {
      text: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }),
      send: () => person.click(screen.getByRole('button', { name: 'Send' })),
    }
  }
  const first = await open()
  await person.click(screen.getByRole('radio', { name: 'Praise' }))
  await person.type(first.text, 'The new games are good')
  await first.send()
  await screen.findByText(/^Network link is abnormal/)
  isLost = false
  const second = await open()
  expect(second.text.value).toBe('The new games are good')
  await second.send()
  await vi.waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ type: 'PRAISE', captchaId: 'captcha-of-feedback-2' }),
  )
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  await vi.waitFor(() => expect(draftOf('feedback').values).toEqual({}))
})
