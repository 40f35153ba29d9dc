import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { statusKey } from '../api/status.ts'
import { createI18n } from '../i18n/i18n.ts'
import type { Lang } from '../i18n/language.ts'
import { useTime } from './use-time.ts'
import { useZone } from './use-zone.ts'

async function renderIn<T>(hook: () => T, lang: Lang, timeZone: string) {
  const [client, i18n] = [createQueryClient(), await createI18n(lang, ['site'])]
  client.setQueryData(statusKey, { timeZone })
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </I18nextProvider>
    ),
  }).result.current
}

const timeIn = (lang: Lang, timeZone: string) => renderIn(useTime, lang, timeZone)

it('formats times and days in the time zone of the site, with the digits of the locale', async () => {
  const late = '2026-11-21T19:11:05Z'
  const dhaka = await timeIn('en', 'Asia/Dhaka')
  expect([dhaka.time(late), dhaka.time(late, { seconds: true }), dhaka.day(Date.parse(late))]).toEqual([
    '22 Nov 2026, 01:11',
    '22 Nov 2026, 01:11:05',
    '22 November 2026',
  ])
  expect((await timeIn('en', 'America/New_York')).day(late)).toBe('21 November 2026')
  expect((await timeIn('bn', 'Asia/Dhaka')).time(late)).toMatch(/২২.*২০২৬.*০১:১১/)
})

it('names the zone in the words of the reader', async () => {
  expect(await renderIn(useZone, 'en', 'Asia/Dhaka')).toBe('Bangladesh Time (GMT+6)')
  expect(await renderIn(useZone, 'bn', 'Asia/Dhaka')).toMatch(/^বাংলাদেশ সময় \(GMT.*৬\)$/)
})
