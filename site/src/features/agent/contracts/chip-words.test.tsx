import type { ContractStatus } from '@brand/sdk'
import { StatusChip } from '@brand/ui/status-chip'
import { ContractCard } from '@brand/ui/contract-card'
import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

const every: Record<ContractStatus, true> = {
  draft: true,
  pending: true,
  active: true,
  term_pending: true,
  rejected: true,
  expired: true,
  withdrawn: true,
  terminated: true,
  superseded: true,
  auto_terminated: true,
}
const contractStates = Object.keys(every) as ContractStatus[]

const words = import.meta.glob<UiStrings>('../../../../../locales/*/ui.json', { import: 'default', eager: true })
const langs = Object.entries(words).map(([file, strings]) => ({ lang: file.split('/').at(-2) ?? '', strings }))
afterEach(cleanup)

it.each(langs)('the kit has a word for each state of a contract, $lang', ({ lang, strings }) => {
  const shown = contractStates.map((state) => {
    const { container, unmount } = render(
      <BrandProvider lang={lang} strings={strings}>
        <StatusChip status={state} />
      </BrandProvider>,
    )
    const text = container.textContent
    unmount()
    return text
  })
  expect(new Set(shown).size).toBe(contractStates.length)
  for (const state of contractStates) expect(shown).not.toContain(state)
})

it.each(contractStates)('a card may be %s', (state) => {
  const { container } = render(
    <BrandProvider lang="en" strings={words['../../../../../locales/en/ui.json'] as UiStrings}>
      <ContractCard title="Dividend" rate="18" state={state} />
    </BrandProvider>,
  )
  expect(container.querySelector('[data-component="contract-card"]')?.getAttribute('data-state')).toBe(state)
})
