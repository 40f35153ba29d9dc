import { GatewayError } from '@brand/sdk'
import type { createFakeClient } from '@brand/sdk/testing'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sdk } from '../app/api/client.ts'
import type { Area } from '../app/i18n/words.ts'
import { showPage } from './show-page.tsx'

type Answers = NonNullable<Parameters<typeof createFakeClient>[0]>
type Texts = Record<'en' | 'bn', RegExp>

interface Page<A extends keyof Answers, C extends keyof NonNullable<Answers[A]>> {
  Page: ComponentType
  at: string
  words: readonly Area[]
  /** The call that fills it. */
  call: readonly [A, C]
  /** What stands there with the fixture. */
  full: Texts
  /** The answer without anything, and what it says then; absent where there always is something. */
  empty?: { answer: NonNullable<Answers[A]>[C]; says: Texts }
  /** Rules of axe that do not hold there, with the reason beside them. */
  without?: readonly string[]
}

let visits = 0

/** How a page stands in each language: filled, empty, refused with another try, and slow; never with a fault of axe. */
export function pageStates<A extends keyof Answers, C extends keyof NonNullable<Answers[A]>>(
  name: string,
  { Page, at, words, call: [area, call], full, empty, without = [] }: Page<A, C>,
): void {
  const again = { en: 'Try again', bn: 'আবার চেষ্টা করুন' }
  const show = (lang: 'en' | 'bn', answer?: unknown) =>
    showPage(
      () => (
        <main>
          <Page />
        </main>
      ),
      { at, lang, words, answers: answer === undefined ? {} : ({ [area]: { [call]: answer } } as Answers) },
    )
  const says = (text: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(text))
  async function noFaults() {
    // Colours are not drawn here; the journeys of the browser judge them.
    const off = ['color-contrast', ...without].map((rule) => [rule, { enabled: false }])
    const { violations } = await axe.run(document.body, { rules: Object.fromEntries(off) })
    const guards = (html: string) => html.includes('data-radix-focus-guard')
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect(faults.filter((fault) => !guards(fault))).toEqual([])
  }
  describe(name, () => {
    // Of a session of its own nothing is cached.
    beforeEach(() => sdk.store.set({ ...fixtures.session.login, token: `visit ${++visits}` }))
    afterEach(() => {
      cleanup()
      sdk.store.end('logout')
      vi.unstubAllGlobals()
    })
    describe.each(['en', 'bn'] as const)('in %s', (lang) => {
      it('filled', async () => {
        await show(lang)
        await says(full[lang])
        await noFaults()
      })
      if (empty)
        it('empty', async () => {
          await show(lang, empty.answer)
          await says(empty.says[lang])
          await noFaults()
        })
      it('refused, with another try', async () => {
        await show(lang, () => {
          throw new GatewayError({ code: 'unknown', status: 500, message: '' })
        })
        await screen.findAllByRole('button', { name: again[lang] })
        await noFaults()
      })
      it('slow', async () => {
        await show(lang, () => new Promise(() => {}))
        await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull())
        expect(screen.queryByRole('button', { name: again[lang] })).toBeNull()
        await noFaults()
      })
    })
  })
}
