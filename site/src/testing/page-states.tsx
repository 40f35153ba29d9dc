import { GatewayError, type ModuleId } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sdk } from '../app/api/client.ts'
import type { Area } from '../app/i18n/words.ts'
import { type Answers, showPage } from './show-page.tsx'

interface States {
  Page: ComponentType
  words: readonly Area[]
  at?: string
  /** Functions that are on besides those of the fixtures. */
  modules?: readonly ModuleId[]
  /** The call the page is about: `rewards.list`. */
  call: `${string}.${string}`
  /** What it answers where there is nothing; absent: the page is never empty. */
  nothing?: object
  /** Its heading in English and in Bengali. */
  title: readonly [en: string, bn: string]
  /** Text of a fixture. */
  row: RegExp
  /** Text of the page that is empty. */
  none?: RegExp
}

const never = new Promise<never>(() => {})

/** Tests of a page in all its states: full in both languages without a fault of access, empty, refused, and slow. */
export function describeStates(name: string, states: States): void {
  const { Page, words, at, modules = [], call, nothing, title, row, none } = states
  const [area = '', method = ''] = call.split('.')
  const { status } = fixtures.system
  const on = modules.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] }))
  const system = { status: { ...status, info: { ...status.info, whitelabel: [...status.info.whitelabel, ...on] } } }
  const Framed = () => (
    <main>
      <Page />
    </main>
  )
  const show = (answer?: unknown, lang: 'en' | 'bn' = 'en') => {
    const answers = { system, ...(answer === undefined ? {} : { [area]: { [method]: answer } }) } as Answers
    return showPage(Framed, { lang, words, answers, ...(at && { at }) })
  }
  describe(name, () => {
    // Pages share the client, and with it the session.
    beforeEach(() => sdk.store.set(fixtures.session.login))
    afterEach(() => {
      cleanup()
      sdk.store.end('logout')
      vi.unstubAllGlobals()
    })

    it.each(['en', 'bn'] as const)('shows its rows, without a fault for assistive technology: %s', async (lang) => {
      await show(undefined, lang)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title[lang === 'en' ? 0 : 1])
      await vi.waitFor(() => expect(screen.getByRole('main').textContent).toMatch(row))
      // Colours are not drawn here; the journeys of the browser judge them.
      const { violations } = await axe.run(screen.getByRole('main'), {
        rules: { 'color-contrast': { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    })

    if (nothing && none)
      it('says that there is nothing', async () => {
        await show(nothing)
        await vi.waitFor(() => expect(screen.getByRole('main').textContent).toMatch(none))
      })

    it('says why it failed, and offers another try', async () => {
      await show(() => {
        throw new GatewayError({ code: 'function_not_available', status: 403, message: '' })
      })
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
      expect(screen.getByRole('main').textContent).toContain('This is switched off at the moment')
    })

    it('keeps its heading while the answer is slow', async () => {
      await show(() => never)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title[0])
      expect(screen.getByRole('main').textContent).not.toMatch(row)
      if (none) expect(screen.getByRole('main').textContent).not.toMatch(none)
    })
  })
}
