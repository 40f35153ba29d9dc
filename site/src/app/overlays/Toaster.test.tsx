import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sdk } from '../api/client.ts'
import { createI18n } from '../i18n/i18n.ts'
import { dismissToasts } from '../../testing/dismiss-toasts.ts'
import { showPage } from '../../testing/show-page.tsx'
import { showErrorToast } from './show-error-toast.ts'
import { showToast, type ToastCause } from './show-toast.ts'
import Toaster, { toasts } from './Toaster.tsx'

function Page() {
  return (
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <Toaster />
    </>
  )
}
const titles = () => toasts.shown().map(({ title }) => title)
// The first toast loads what shows it.
const within = { timeout: 10_000 }
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected), within)
async function fails(code: string, cause?: ToastCause): Promise<void> {
  const i18n = await createI18n('en', ['err'])
  await showErrorToast(i18n, new GatewayError({ code }), cause)
}

// What another file has shown in this process may still be there.
beforeEach(dismissToasts)
afterEach(() => {
  cleanup()
  dismissToasts()
  onlineManager.setOnline(true)
  sdk.store.end('logout')
})

it('that nobody is logged in goes as somebody is', async () => {
  await showPage(Page, { at: '/', words: ['err'] })
  await fails('token_expired')
  showToast({ title: 'Copied' })
  await shows('You are not logged in, please log in', 'Copied')
  act(() => sdk.store.set(fixtures.session.login))
  await shows('Copied')
})

it('that there is no connection goes as there is one', async () => {
  onlineManager.setOnline(false)
  await showPage(Page, { at: '/', words: ['err'] })
  await fails('network_abnormal')
  await waitFor(() => expect(titles()).toHaveLength(1), within)
  act(() => onlineManager.setOnline(true))
  await shows()
})

it('what went wrong on a page goes with it; what was told from elsewhere stays', async () => {
  await showPage(Page, { at: '/', words: ['err'] })
  await fails('throttled', 'page')
  await waitFor(() => expect(titles()).toHaveLength(1), within)
  const [onPage] = titles()
  showToast({ title: 'Your withdrawal was sent' })
  await shows(onPage as string, 'Your withdrawal was sent')
  act(() => screen.getByText('elsewhere').click())
  await shows('Your withdrawal was sent')
})
