import { GatewayError } from '@brand/sdk'
import type { TicketsOptionsOutput, TicketsReadInput, TicketsReplyInput, TicketsSubmitInput } from '@brand/sdk/member'
import { fixtures } from '@brand/sdk/testing'
import kitWords from '@brand/ui/locales/bn.json' with { type: 'json' }
import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { I18nextProvider } from 'react-i18next'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createI18n } from '../../../app/i18n/i18n.ts'
import { draftOf } from '../../../app/storage/draft.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { AskForm } from './AskForm.tsx'
import { CommonAnswers } from './CommonAnswers.tsx'
import ProblemDialog from './ProblemDialog.tsx'
import { Questions } from './Questions.tsx'
import { suggest } from './suggest.ts'
import { Thread } from './Thread.tsx'
import { visitAsMember } from '../../../testing/member-visits.ts'

visitAsMember()
const person = userEvent.setup()
const words = ['tickets', 'support', 'messages'] as const
const OrderHistory = () => <p>The steps of the order</p>

it('the list tells whose turn it is, and an empty one how to ask', async () => {
  await showPage(() => <Questions page={1} />, { words })
  const unread = await screen.findByRole('link', { name: /^New answer: .*8,500/ })
  expect(unread.textContent).toContain('Waiting for you')
  expect(unread.getAttribute('href')).toContain('no=Q001193')
  cleanup()
  const none = { ...fixtures.tickets.list, items: [], totalCount: 0, totalPages: 0 }
  await showPage(() => <Questions page={1} />, { words, answers: { tickets: { list: none } } })
  expect((await screen.findByRole('link', { name: 'Ask a question' })).getAttribute('href')).toContain('view=ask')
})

it('answers what is often asked, by the first article of each topic', async () => {
  await showPage(() => <CommonAnswers />, { words })
  const { topics } = fixtures.content.helpCenter
  const names = within(await screen.findByRole('region', { name: 'Often asked' })).getAllByRole('button')
  expect(names.map((name) => name.textContent)).toEqual(
    topics.slice(0, 6).flatMap(({ articles }) => articles.slice(0, 1).map(({ title }) => title)),
  )
})

it('a thread shows what it is about, and a choice is sent once and with its own key', async () => {
  const { fake } = await showPage(() => <Thread ticketNo="Q001193" OrderHistory={OrderHistory} />, { words })
  const answer = await screen.findByRole('article', { name: /Mita.*, customer service/ })
  expect(screen.getByText('The steps of the order')).toBeTruthy()
  expect(screen.getByRole('article', { name: 'You' }).textContent).toContain('W261120K7M2Q9XA')
  await person.click(within(answer).getByRole('button', { name: 'Back in my balance' }))
  await vi.waitFor(() => expect(fake.calls.some(({ name }) => name === 'tickets.reply')).toBe(true))
  const input = fake.calls.find(({ name }) => name === 'tickets.reply')?.input as TicketsReplyInput
  expect(input).toMatchObject({ ticketNo: 'Q001193', choice: { messageNo: '12', index: 1 } })
  const upTo = fixtures.tickets.ticket.messages.at(-1)?.messageNo
  expect(fake.calls.find(({ name }) => name === 'tickets.read')?.input).toEqual({ ticketNo: 'Q001193', upTo })
})

it('an answer that came while the one before it was being marked as read is marked as well', async () => {
  const { ticket } = fixtures.tickets
  const first = ticket.messages.at(-1)
  if (!first) throw new Error('no message')
  const second = { ...first, messageNo: '99' }
  let shown = { ...ticket, unread: true }
  const read: unknown[] = []
  let answerFirst = () => {}
  const { client } = await showPage(() => <Thread ticketNo="Q001193" OrderHistory={OrderHistory} />, {
    words,
    answers: {
      tickets: {
        ticket: () => shown,
        async read({ upTo }: TicketsReadInput) {
          read.push(upTo)
          if (upTo !== '99') await new Promise<void>((resolve) => (answerFirst = resolve))
          return { unread: 0 }
        },
      },
    },
  })
  await vi.waitFor(() => expect(read).toEqual([first.messageNo]))
  shown = { ...shown, messages: [...ticket.messages, second] }
  await client.invalidateQueries()
  await vi.waitFor(() => expect(read).toEqual([first.messageNo, '99']))
  answerFirst()
})

it('keeps what is typed while a reply is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof fixtures.tickets.reply>()
  await showPage(() => <Thread ticketNo="Q001193" OrderHistory={OrderHistory} />, {
    words,
    answers: { tickets: { reply: () => promise } },
  })
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox')
  await person.type(text, 'It came.')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await person.type(text, ' But half of it')
  resolve(fixtures.tickets.reply)
  await vi.waitFor(() => expect(text.value).toBe('But half of it'))
  draftOf('reply.Q001193').drop()
})

it('a closed question is opened by a reply, and after some days no longer', async () => {
  const closed = { ...fixtures.tickets.ticket, state: 'CLOSED' as const, reopenUntil: '2026-12-04T13:00:00Z' }
  await showPage(() => <Thread ticketNo="Q001193" OrderHistory={OrderHistory} />, {
    words,
    answers: { tickets: { ticket: closed } },
  })
  expect(await screen.findByLabelText(/^Reply/)).toBeTruthy()
  expect(screen.getByText(/reopens it/)).toBeTruthy()
  cleanup()
  const late = { ...closed, canReply: false }
  await showPage(() => <Thread ticketNo="Q001193" OrderHistory={OrderHistory} />, {
    words,
    answers: { tickets: { ticket: late } },
  })
  expect(await screen.findByText(/Please ask a new one/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Reply/)).toBeNull()
})

it('a reply that would open one question too many says so, and its words stay', async () => {
  const closed = { ...fixtures.tickets.ticket, state: 'CLOSED' as const, reopenUntil: '2026-12-04T13:00:00Z' }
  const refused = () => {
    throw new GatewayError({ code: 'too_many_open_orders', status: 409 })
  }
  await showPage(() => <Thread ticketNo="Q001193" OrderHistory={OrderHistory} />, {
    words,
    answers: { tickets: { ticket: closed, reply: refused } },
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Reply/)
  await person.type(field, 'Still nothing')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/You have 3 open questions/)).toBeTruthy()
  expect(field.value).toBe('Still nothing')
})

it('a question keeps to the length of the operator, in words as well, and goes with what it is about', async () => {
  const options: TicketsOptionsOutput = {
    ...fixtures.tickets.options,
    unit: 'word',
    min: 3,
    max: 5,
    open: false,
    nextOpen: '2026-11-23T06:00:00Z',
  }
  const { fake } = await showPage(() => <AskForm about={{ kind: 'WITHDRAWAL', id: 'W261120K7M2Q9XA' }} />, {
    words,
    answers: { tickets: { options } },
  })
  const field = await screen.findByLabelText(/^Your question/)
  expect(screen.getByText(/We are closed right now/)).toBeTruthy()
  await person.type(field, 'Two words')
  await person.click(screen.getByRole('button', { name: 'Send question' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(fake.calls.some(({ name }) => name === 'tickets.submit')).toBe(false)
  await person.type(field, ' and more')
  await person.click(screen.getByRole('button', { name: 'Send question' }))
  await vi.waitFor(() => expect(fake.calls.some(({ name }) => name === 'tickets.submit')).toBe(true))
  expect(fake.calls.find(({ name }) => name === 'tickets.submit')?.input as TicketsSubmitInput).toMatchObject({
    text: 'Two words and more',
    subject: { kind: 'WITHDRAWAL', id: 'W261120K7M2Q9XA' },
  })
})

it('a thread has no fault for assistive technology, and reads in Bengali', async () => {
  const i18n = await createI18n('bn', ['ui-first', 'site', 'records', 'err', ...words])
  const Bengali = () => (
    <I18nextProvider i18n={i18n}>
      <BrandProvider lang="bn" strings={kitWords as unknown as UiStrings}>
        <main>
          <Thread ticketNo="Q001193" OrderHistory={OrderHistory} />
        </main>
      </BrandProvider>
    </I18nextProvider>
  )
  await showPage(Bengali, { words })
  expect(await screen.findByRole('article', { name: /Mita.*, গ্রাহক সেবা/ })).toBeTruthy()
  expect(screen.getByText('আপনার অপেক্ষায়')).toBeTruthy()
  // Colours are not drawn here; the journeys of the browser judge them.
  const { violations } = await axe.run(screen.getByRole('main'), { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

it('whoever has too many open questions is told so instead of a form', async () => {
  const options = { ...fixtures.tickets.options, openTickets: 3 }
  await showPage(() => <AskForm about={undefined} />, { words, answers: { tickets: { options } } })
  expect(await screen.findByText(/3 open questions/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Your question/)).toBeNull()
})

it('help answers what shares rare words with the question, and not what shares those of every sentence', () => {
  const articles = [
    { id: 'deposit', title: 'How to deposit', content: '<p>Choose a channel and pay.</p>' },
    { id: 'withdraw', title: 'How to withdraw', content: '<p>Withdrawals go to your own account.</p>' },
    { id: 'limits', title: 'Limits of play', content: '<p>You can set how much you play.</p>' },
    { id: 'password', title: 'Passwords', content: '<p>You can change it.</p>' },
  ]
  expect(suggest(articles, 'Where is my withdrawal? I want to withdraw')[0]?.id).toBe('withdraw')
  expect(suggest(articles, 'how can you')).toEqual([])
  expect(
    suggest([{ id: 'bn', title: 'জমা দেওয়া', content: '' }, ...articles], 'আমার জমা কোথায়').map(({ id }) => id),
  ).toEqual(['bn'])
  expect(suggest(articles, '')).toEqual([])
})

it('a problem in a game is asked with the game and its round, and its question is offered', async () => {
  const about = { game: { nodeId: 10001, displayName: 'Padma Gold' }, roundId: 'r-17' }
  const close = vi.fn<() => void>()
  const { fake } = await showPage(() => <ProblemDialog about={about} onClose={close} />, { words })
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' })
  expect(dialog.textContent).toMatch(/Padma Gold.*r-17/s)
  await person.type(await within(dialog).findByLabelText(/^Your question/), 'The reels stood still')
  expect((await axe.run(dialog)).violations).toEqual([])
  await person.click(within(dialog).getByRole('button', { name: 'Send question' }))
  const link = await screen.findByRole('link', { name: 'See question' })
  expect(link.getAttribute('href')).toContain(`no=${fixtures.tickets.submit.ticketNo}`)
  const input = fake.calls.find(({ name }) => name === 'tickets.submit')?.input as TicketsSubmitInput
  expect(input).toMatchObject({ problem: { nodeId: 10001, roundId: 'r-17' } })
  expect(input.subject).toBeUndefined()
  await person.click(screen.getByRole('button', { name: 'Back to game' }))
  expect(close).toHaveBeenCalled()
})

it('keeps what was typed until it is sent, and sends it once over a reload', async () => {
  let lost = true
  const submit = (): typeof fixtures.tickets.submit => {
    if (lost) throw new TypeError('the answer is lost')
    return fixtures.tickets.submit
  }
  const open = async () => {
    cleanup()
    const { fake } = await showPage(() => <AskForm about={undefined} />, { words, answers: { tickets: { submit } } })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /question/i })
    const send = () => person.click(screen.getByRole('button', { name: 'Send question' }))
    const intents = () =>
      fake.calls
        .filter(({ name }) => name === 'tickets.submit')
        .map(({ input }) => (input as TicketsSubmitInput).intent)
    return { field, send, intents }
  }
  const first = await open()
  await person.type(first.field, 'My deposit of yesterday is still missing.')
  await first.send()
  await screen.findByText(/^Network link is abnormal/)
  const [intent] = first.intents()
  lost = false
  const second = await open()
  expect(second.field.value).toBe('My deposit of yesterday is still missing.')
  // The client sends one question a second: the first press is too soon, and is still the same question.
  await second.send()
  await new Promise((over) => setTimeout(over, 1000))
  await second.send()
  await vi.waitFor(() => expect(second.intents()).toEqual([intent]))
  await vi.waitFor(() => expect(draftOf('question').values).toEqual({}))
})

it('a question with other words, after a lost answer, is another one', async () => {
  const submit = (): typeof fixtures.tickets.submit => {
    throw new TypeError('the answer is lost')
  }
  const { fake } = await showPage(() => <AskForm about={undefined} />, { words, answers: { tickets: { submit } } })
  const sent = () => fake.calls.filter(({ name }) => name === 'tickets.submit')
  const send = () => person.click(screen.getByRole('button', { name: 'Send question' }))
  const field = await screen.findByRole('textbox', { name: /question/i })
  await person.type(field, 'My deposit of yesterday is still missing.')
  await new Promise((over) => setTimeout(over, 1000))
  await send()
  await screen.findByText(/^Network link is abnormal/)
  await person.type(field, ' It was 500.')
  await new Promise((over) => setTimeout(over, 1000))
  await send()
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  const intents = sent().map(({ input }) => (input as TicketsSubmitInput).intent)
  expect(new Set(intents).size).toBe(2)
})
