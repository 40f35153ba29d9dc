import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { draftOf } from '../../../../app/storage/draft.ts'
import { visitAsMember } from '../../../../testing/member-visits.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import WriteDialog from './WriteDialog.tsx'

visitAsMember()
const person = userEvent.setup()

it('sends a letter whose answer was lost again with its key and its reader, also after a reload', async () => {
  let isLost = true
  const keys: (string | null)[] = []
  const close = vi.fn<() => void>()
  async function open() {
    cleanup()
    const { fake } = await showPage(() => <WriteDialog onClose={close} />, {
      words: ['messages'],
      answers: { lineMessages: { recipients: { upline: 'Ka***n', team: true } } },
    })
    vi.stubGlobal('fetch', (...[url, init]: Parameters<typeof fetch>) => {
      if (!new Request(url).url.includes('CSP_sendMessage')) return fake.fetch(url, init)
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      return isLost ? Promise.reject(new TypeError('the answer is lost')) : fake.fetch(url, init)
    })
    return {
      text: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ }),
      // The client sends one letter a second.
      async send() {
        await new Promise((over) => setTimeout(over, 1000))
        await person.click(screen.getByRole('button', { name: 'Send' }))
      },
      sent: () => fake.calls.filter(({ name }) => name === 'lineMessages.send').map(({ input }) => input),
    }
  }
  const first = await open()
  await person.click(screen.getByRole('radio', { name: /team/ }))
  await person.type(screen.getByRole('textbox', { name: /^Their username/ }), 'salma77')
  await person.type(first.text, 'Good evening')
  await first.send()
  await screen.findByText(/^Network link is abnormal/)
  isLost = false
  const second = await open()
  expect(second.text.value).toBe('Good evening')
  await second.send()
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(second.sent()).toEqual([{ account: 'salma77', text: 'Good evening' }])
  expect(keys).toEqual([keys[0], keys[0]])

  const third = await open()
  await person.type(third.text, 'Good evening')
  await third.send()
  await vi.waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[2]).not.toBe(keys[0])
})

it('sends nothing to the upline that was written to the team, where the team is gone meanwhile', async () => {
  draftOf('letter').keep({ side: 'DOWN', account: 'salma77', text: 'Your share is late' })
  const { fake } = await showPage(() => <WriteDialog onClose={() => {}} />, {
    words: ['messages'],
    answers: { lineMessages: { recipients: { upline: 'Ka***n', team: false } } },
  })
  const username = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Their username/ })
  expect(username.value).toBe('salma77')
  await person.click(screen.getByRole('radio', { name: /Ka\*\*\*n/ }))
  await person.click(screen.getByRole('button', { name: 'Send' }))
  const sent = () => fake.calls.find(({ name }) => name === 'lineMessages.send')
  await vi.waitFor(() => expect(sent()?.input).toEqual({ text: 'Your share is late' }))
})
