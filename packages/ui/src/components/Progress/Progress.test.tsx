import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import bengali from '../../i18n/locales/bn.ts'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { Progress } from './index.ts'

describeContract(<Progress label="Rounds" value={14} max={20} />, { component: 'progress' })

const bar = () => screen.getByRole('progressbar', { name: 'Rounds' })
const root = () => bar().closest('[data-component="progress"]') as HTMLElement

it('is named by its label and announces how far it is', () => {
  render(<Progress label="Rounds" value={14} max={20} note="14 / 20" />)
  expect(bar()).toHaveAttribute('value', '14')
  expect(bar()).toHaveAttribute('max', '20')
  expect(bar()).toHaveAttribute('aria-valuetext', '14 of 20')
  expect(root().dataset).toMatchObject({ state: 'running', tone: 'accent' })
  expect(screen.getByText('14 / 20')).toBeVisible()
})

it('is done at its maximum, and never above it', () => {
  render(<Progress label="Rounds" labelHidden value={25} max={20} />)
  expect(bar()).toHaveAttribute('value', '20')
  expect(root().dataset).toMatchObject({ state: 'done', tone: 'success' })
})

it('leaves per cent to the browser, and takes words of its own', () => {
  const { rerender } = render(<Progress label="Rounds" value={40} />)
  expect(bar()).not.toHaveAttribute('aria-valuetext')
  rerender(<Progress label="Rounds" value={40} valueText="Two of five files" />)
  expect(bar()).toHaveAttribute('aria-valuetext', 'Two of five files')
})

it('waits without a value', () => {
  render(<Progress label="Rounds" />)
  expect(bar()).not.toHaveAttribute('value')
  expect(root()).toHaveAttribute('data-state', 'waiting')
})

it('counts in the digits of the language', () => {
  render(<Progress label="Rounds" value={3} max={20} />, {
    wrapper: ({ children }) => (
      <BrandProvider lang="bn" strings={bengali}>
        {children}
      </BrandProvider>
    ),
  })
  expect(bar()).toHaveAttribute('aria-valuetext', '২০-এর মধ্যে ৩')
})
