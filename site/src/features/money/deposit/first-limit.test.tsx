import type { DepositsSubmitInput } from '@brand/sdk/member'
import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { showPage, type Answers } from '../../../testing/show-page.tsx'
import { Deposit } from './Deposit.tsx'
import { plainText } from '../../../testing/plain-text.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'

// What an earlier one typed is not its.
beforeEach(() => sessionStorage.clear())
visitAsMember()
const person = userEvent.setup()

const { settings, submit } = fixtures.deposits

/** The page of a person whom the gateway asks until they have a limit, or an order. */
async function show(order: (input: DepositsSubmitInput) => typeof submit = () => submit, lang: 'en' | 'bn' = 'en') {
  let [limited, ordered] = [false, false]
  const { status } = fixtures.system
  const limits = { modId: 'RG3' as const, enabled: '1' as const, childrenNodes: [] }
  const answers: Answers = {
    system: {
      status: { ...status, info: { ...status.info, whitelabel: [...status.info.whitelabel, limits] } },
    },
    deposits: {
      settings: () => ({
        ...settings,
        askLimit: !limited && !ordered,
        offers: [],
        orders: [],
        ...(limited && { limit: { left: '500.00', resetAt: '2026-11-21T18:00:00Z' } }),
      }),
      submit(input) {
        const made = order(input)
        ordered = true
        return made
      },
    },
    limits: {
      submit() {
        limited = true
        return fixtures.limits.submit
      },
    },
  }
  const Framed = () => (
    <main>
      <Deposit />
    </main>
  )
  const { fake } = await showPage(Framed, { lang, words: ['deposit', 'tickets'], answers })
  await screen.findAllByRole('radiogroup')
  const sent = () => fake.calls.filter(({ name }) => name === 'limits.submit' || name === 'deposits.submit')
  return { fake, sent }
}
const group = (name: RegExp) => screen.getByRole('radiogroup', { name })
const choose = (name: string) => person.click(screen.getByRole('radio', { name }))
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function type(name: RegExp, text: string) {
  await person.clear(field(name))
  await person.type(field(name), text)
}
const press = () => person.click(screen.getByRole('button', { name: /^Deposit/ }))
const toldAt = (element: HTMLElement) => plainText(within(element).getByRole('alert').textContent)
const fieldset = (name: RegExp) => field(name).closest<HTMLElement>('[data-component]') as HTMLElement

it('asks with nothing preselected or suggested, and sends nothing until one of the two is chosen', async () => {
  const { sent } = await show()
  const question = group(/^Set a deposit limit/)
  const answers = within(question).getAllByRole<HTMLInputElement>('radio')
  expect(answers.map(({ value, checked }) => [value, checked])).toEqual([
    ['no', false],
    ['yes', false],
  ])
  await choose('Instant wallet')
  await type(/^How much/, '500')
  await press()
  expect(toldAt(question)).toBe('Choose one')
  expect(document.activeElement).toBe(answers[0])

  await choose('Set a limit')
  expect(within(group(/^Period/)).queryByRole('radio', { checked: true })).toBeNull()
  expect(field(/^Limit/).value).toBe('')
  expect(within(fieldset(/^Limit/)).queryAllByRole('button')).toEqual([])
  await press()
  expect(toldAt(group(/^Period/))).toBe('Choose a day, week or month')
  expect(toldAt(fieldset(/^Limit/))).toBe('Enter a limit')
  expect(screen.getByRole('link', { name: 'Set a deposit limit' }).getAttribute('href')).toContain('limits')
  expect(sent()).toEqual([])
})

it('goes on without a limit, and says so with the order', async () => {
  const { sent } = await show()
  await choose('No limit')
  expect(screen.queryByRole('radiogroup', { name: /^Period/ })).toBeNull()
  await choose('Instant wallet')
  await type(/^How much/, '500')
  await press()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ name: 'deposits.submit', input: { amount: '500.00', withoutLimit: true } })
})

it('sets the limit, then orders; what the limit does not allow is told before', async () => {
  const { sent } = await show()
  await choose('Set a limit')
  await choose('Per week')
  await type(/^Limit/, '500')
  await choose('Instant wallet')
  await type(/^How much/, '500.01')
  await press()
  expect(toldAt(fieldset(/^How much/))).toBe('At most ৳ 500.00, your limit above')
  expect(document.activeElement).toBe(field(/^How much/))
  expect(sent()).toEqual([])

  await type(/^How much/, '500')
  await press()
  await waitFor(() => expect(sent()).toHaveLength(2))
  const [limit, order] = sent()
  expect(limit).toEqual({ name: 'limits.submit', input: { kind: 'DEPOSIT', period: 'WEEK', value: '500.00' } })
  expect(order).toMatchObject({ name: 'deposits.submit', input: { amount: '500.00' } })
  expect(order?.input).not.toHaveProperty('withoutLimit')
})

it('a limit stays when the order fails: the question is gone, focus is not lost, and the next press only orders', async () => {
  const refusals = [new GatewayError({ code: 'channel_maintenance', status: 503, message: '' })]
  const { sent } = await show(() => {
    const refusal = refusals.pop()
    if (refusal) throw refusal
    return submit
  })
  await choose('Instant wallet')
  await type(/^How much/, '500')
  await choose('Set a limit')
  await choose('Per month')
  await type(/^Limit/, '500{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(2))
  await screen.findByText(/payment method is unavailable/)
  expect(screen.queryByRole('radiogroup', { name: /^Set a deposit limit/ })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^Limit/ })).toBeNull()
  expect(plainText(screen.getByText(/left of your limit/).textContent)).toContain('৳ 500.00')
  const button = screen.getByRole('button', { name: /^Deposit/ })
  expect(document.activeElement).toBe(button)
  await person.click(button)
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().map(({ name }) => name)).toEqual(['limits.submit', 'deposits.submit', 'deposits.submit'])
})

it('orders nothing when the limit cannot be set, and says why', async () => {
  const refused = () => {
    throw new GatewayError({ code: 'unavailable', status: 503, message: '' })
  }
  const { fake } = await showPage(Deposit, {
    words: ['deposit', 'tickets'],
    answers: {
      deposits: { settings: { ...settings, askLimit: true, offers: [], orders: [] } },
      limits: { submit: refused },
    },
  })
  await screen.findByRole('radiogroup', { name: /^Set a deposit limit/ })
  await choose('Set a limit')
  await choose('Per day')
  await type(/^Limit/, '1000')
  await choose('Instant wallet')
  await type(/^How much/, '500')
  await press()
  // The client has tried some times before.
  await screen.findByText(/^The service is busy/, undefined, { timeout: 10_000 })
  expect(fake.calls.some(({ name }) => name === 'deposits.submit')).toBe(false)
  expect(group(/^Set a deposit limit/)).toBeTruthy()
})

it('is shown by the refusal of the gateway, where the form did not know of it', async () => {
  let asks = false
  const { fake } = await showPage(Deposit, {
    words: ['deposit', 'tickets'],
    answers: {
      deposits: {
        settings: () => ({ ...settings, askLimit: asks, offers: [], orders: [] }),
        submit({ withoutLimit }) {
          asks = true
          if (withoutLimit) return submit
          throw new GatewayError({ code: 'rg_limit_prompt', status: 409, message: '', field: 'withoutLimit' })
        },
      },
    },
  })
  await screen.findAllByRole('radiogroup')
  expect(screen.queryByRole('radiogroup', { name: /^Set a deposit limit/ })).toBeNull()
  await choose('Instant wallet')
  await type(/^How much/, '500')
  await press()
  expect(toldAt(await screen.findByRole('radiogroup', { name: /^Set a deposit limit/ }))).toBe(
    'First choose whether to set a deposit limit',
  )
  await choose('No limit')
  await press()
  await waitFor(() => expect(fake.calls.filter(({ name }) => name === 'deposits.submit')).toHaveLength(2))
})

describe.each([
  ['en', 'Set a limit', /^Deposit/],
  ['bn', 'সীমা ঠিক করুন', /ডিপোজিট করুন$/],
] as const)('in %s', (lang, set, send) => {
  it('has no fault for assistive technology, asked, filled in and wrong', async () => {
    await show(undefined, lang)
    // Colours are not drawn here; the journeys of the browser judge them.
    const faults = async () =>
      (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
        ({ id, nodes }) => [id, nodes.map(({ html }) => html)],
      )
    expect(await faults()).toEqual([])
    await choose(set)
    expect(await faults()).toEqual([])
    await person.click(screen.getByRole('button', { name: send }))
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent).length).toBeGreaterThan(2)
    expect(await faults()).toEqual([])
  })
})
