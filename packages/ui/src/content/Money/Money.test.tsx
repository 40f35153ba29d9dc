import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Money, type MoneyProps } from './index.ts'

const money = (props: Partial<MoneyProps> = {}) => <Money amount="1250.5" currency="BDT" {...props} />
const root = () => document.querySelector('[data-component="money"]') as HTMLElement

describeContract(money(), { component: 'money' })

it('shows the sign and reads out the currency, once each', () => {
  render(money())
  const shown = screen.getByText(/^৳.1,250\.50$/)
  expect(shown).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(/^1,250\.50.Bangladeshi takas$/)).toBeInTheDocument()
  expect(root().childElementCount).toBe(2)
})

it.each([
  ['5', 'success'],
  ['-5', 'danger'],
  ['0.00', 'neutral'],
])('%s takes the tone of its sign: %s', (amount, tone) => {
  render(money({ amount, tone: 'sign', sign: 'always' }))
  expect(root()).toHaveAttribute('data-tone', tone)
})

it.each([undefined, 'oops', ''])('never shows a figure it does not have: %j', (amount) => {
  render(money({ amount }))
  expect(root()).toHaveTextContent(/^—$/)
  expect(root()).toHaveAttribute('data-state', 'unknown')
})

it('may be the headline of a panel, or quiet', () => {
  render(money({ size: 'headline', quiet: true, tone: 'danger', symbol: 'Tk', decimals: 0 }))
  expect(root().dataset).toMatchObject({ size: 'headline', quiet: 'true', tone: 'danger' })
  expect(root()).toHaveTextContent('Tk 1,250')
})
