import { GatewayError } from '@brand/sdk'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { allAnswers } from '../api/all-answers.ts'
import type { Loadable } from '../errors/LoadFailed.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { Answered } from './Answered.tsx'

const refused = (code: 'unknown' | 'not_found' | 'validation') => new GatewayError({ code, status: 500, message: '' })
const answer = <T,>(over: Partial<Loadable<T>>): Loadable<T> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn(),
  ...over,
})
const show = (of: Loadable<string>) =>
  showPage(
    () => (
      <Answered answer={of} missing={<p>Gone</p>}>
        {(text) => <p>{text}</p>}
      </Answered>
    ),
    { words: [] },
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows an answer that has come even when asking again was refused', async () => {
  await show(answer({ data: 'Here', error: refused('unknown') }))
  await screen.findByText('Here')
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells what is not there from what did not come', async () => {
  for (const code of ['not_found', 'validation'] as const) {
    await show(answer({ error: refused(code) }))
    await screen.findByText('Gone')
    cleanup()
  }
  const failed = answer<string>({ error: refused('unknown') })
  await show(failed)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(failed.refetch).toHaveBeenCalledOnce()
})

it('waits for all of several answers and asks only for those that lack', () => {
  const [known, lacking] = [answer({ data: 1 }), answer<number>({ error: refused('unknown') })]
  const both = allAnswers(known, lacking)
  expect(both).toMatchObject({ data: undefined, error: lacking.error })
  void both.refetch()
  expect(known.refetch).not.toHaveBeenCalled()
  expect(lacking.refetch).toHaveBeenCalledOnce()
  expect(allAnswers(known, answer({ data: 2 })).data).toEqual([1, 2])
})
