import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import type { Mirrors } from '../../../app/mirrors/mirror-list.ts'
import { CheckAddress } from './CheckAddress.tsx'

const list = { lines: [], version: 1, hosts: ['veranda.example'] }
const ours: Mirrors = { kind: 'signed', kept: false, list: list as never }

afterEach(cleanup)

const not = /^Not ours\./
const bad = 'Not a valid web address.'
const lookAlike = /Some letters only look familiar: the real name is xn--/

it.each([
  ['another host', 'play.example', [not]],
  ['an address with a page', 'https://play.example/login?x=1', [not]],
  ['a letter of another script', 'v\u0435randa.example', [not, lookAlike]],
  ['the same name before an @', 'https://veranda.example@play.example/', [bad]],
  ['a port that is none', 'veranda.example:99999', [bad]],
  ['a script', 'javascript:alert(1)', [bad]],
  ['a letter', 'mailto:a@veranda.example', [bad]],
  ['a file', 'file:///etc/hosts', [bad]],
  ['words', 'who are you', [bad]],
  ['one word', 'veranda', [bad]],
  ['a number, which is an address', '12', [not]],
])('%s gets a verdict: %s', async (_what, typed, expected) => {
  await showPage(() => <CheckAddress mirrors={ours} />, { at: '/mirrors', words: ['mirrors'] })
  const field = screen.getByRole('textbox', { name: 'Check an address' })
  await userEvent.type(field, `${typed.replaceAll(/[{[]/g, '$&$&')}{Enter}`)
  const text = field.closest('[data-component="text-field"]')?.textContent ?? ''
  for (const one of expected)
    expect(text).toMatch(one instanceof RegExp ? new RegExp(one.source.replace('^', '')) : one)
})
