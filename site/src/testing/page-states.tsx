import { GatewayError, type ModuleId } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import type { Area } from '../app/i18n/words.ts'
import { type Answers, showPage } from './show-page.tsx'
import { visitAsMember } from './member-visits.ts'

/** A text that is the same in both languages, or its form in each. */
type Text = RegExp | Record<'en' | 'bn', RegExp>

interface States {
  Page: ComponentType
  words: readonly Area[]
  at?: string
  /** Functions that are on besides those of the fixtures. */
  modules?: readonly ModuleId[]
  /** The call the page is about: `rewards.list`. */
  call: `${string}.${string}`
  /** Its heading, which is there before the answer. */
  title?: Record<'en' | 'bn', string>
  /** Text of the fixture. */
  full: Text
  /** The answer that has nothing, and what the page says then; absent: the page is never empty. */
  empty?: { answer: object; says: Text }
  /** Rules of axe that do not hold here, with the reason beside them. */
  without?: readonly string[]
}

const again = { en: 'Try again', bn: 'আবার চেষ্টা করুন' }

/**
 * Tests of a page in all its states, in English and Bengali: filled, empty, refused with another try, and slow; in none
 * of them with a fault for assistive technology.
 */
export function describeStates(name: string, states: States): void {
  const { Page, words, at, modules = [], call, title, full, empty, without = [] } = states
  const [area = '', method = ''] = call.split('.')
  const { status } = fixtures.system
  const on = modules.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] }))
  const system = { status: { ...status, info: { ...status.info, whitelabel: [...status.info.whitelabel, ...on] } } }
  const Framed = () => (
    <main>
      <Page />
    </main>
  )
  // Colours are not drawn here; the journeys of the browser judge them.
  const rules = Object.fromEntries(['color-contrast', ...without].map((rule) => [rule, { enabled: false }]))
  async function noFaults() {
    const { violations } = await axe.run(document.body, { rules })
    const guards = (html: string) => html.includes('data-radix-focus-guard')
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    expect(faults.filter((fault) => !guards(fault))).toEqual([])
  }

  describe(name, () => {
    visitAsMember()

    describe.each(['en', 'bn'] as const)('in %s', (lang) => {
      const show = (answer?: unknown) => {
        const answers = { system, ...(answer === undefined ? {} : { [area]: { [method]: answer } }) } as Answers
        return showPage(Framed, { lang, words, answers, ...(at && { at }) })
      }
      const textOf = (text: Text) => (text instanceof RegExp ? text : text[lang])
      const says = (text: Text) => waitFor(() => expect(document.body.textContent).toMatch(textOf(text)))
      async function hasTitle() {
        if (title) expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title[lang])
      }

      it('filled', async () => {
        await show()
        await hasTitle()
        await says(full)
        await noFaults()
      })
      if (empty)
        it('empty', async () => {
          await show(empty.answer)
          await says(empty.says)
          await noFaults()
        })
      it('refused, with another try', async () => {
        await show(() => {
          throw new GatewayError({ code: 'unknown', status: 500, message: '' })
        })
        await screen.findAllByRole('button', { name: again[lang] })
        await noFaults()
      })
      it('slow', async () => {
        await show(() => new Promise(() => {}))
        await hasTitle()
        await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull())
        expect(screen.queryByRole('button', { name: again[lang] })).toBeNull()
        await noFaults()
      })
    })
  })
}
