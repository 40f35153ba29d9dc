import { expect, it } from 'vitest'
import { Heading } from '../../content/Heading/index.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Section } from './index.ts'

describeContract(<Section title="Orders">Words</Section>, { component: 'section' })

it('is named by its title, whose level follows the nesting', () => {
  render(
    <Section title="Orders">
      <Section title="Open">
        <Heading>Today</Heading>
      </Section>
      <Section label="Ended">
        <Heading>Yesterday</Heading>
      </Section>
    </Section>,
  )
  const levels = screen.getAllByRole('heading').map((one) => [one.textContent, one.tagName])
  expect(levels).toEqual([
    ['Orders', 'H2'],
    ['Open', 'H3'],
    ['Today', 'H4'],
    ['Yesterday', 'H3'],
  ])
  for (const name of ['Orders', 'Open', 'Ended']) expect(screen.getByRole('region', { name })).toBeVisible()
})

it('takes the level it is given, and goes no deeper than four', () => {
  render(
    <Section title="One" level={1}>
      <Section title="Four" level={4}>
        <Section title="Five">Words</Section>
      </Section>
    </Section>,
  )
  expect(screen.getAllByRole('heading').map((one) => one.tagName)).toEqual(['H1', 'H4', 'H4'])
})

it('shows what can be done beside its title', () => {
  render(<Section title="Accounts" actions={<button type="button">Add</button>} />)
  expect(screen.getByRole('button', { name: 'Add' }).parentElement).toHaveAttribute('data-part', 'actions')
})
