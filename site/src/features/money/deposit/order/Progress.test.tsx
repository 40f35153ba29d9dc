import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { moneyIn } from '../../../../app/format/money.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { Progress } from './Progress.tsx'
import { plainText } from '../../../../testing/plain-text.ts'
import { visitAsMember } from '../../../../testing/member-visits.ts'

visitAsMember()

it.each([
  ['en', '320.00', /Chargeback of .*500\.00.*You still owe .*320\.00/],
  ['en', '0.00', /Chargeback of .*500\.00.*cancelled its wagering/],
  ['bn', '320.00', /ফেরত নিয়েছেন.*বাকি .*320\.00/],
] as const)(
  'a deposit that was charged back says what was taken and what is owed: %s, %s',
  async (lang, owed, says) => {
    const at = '2026-11-20T10:00:00.000Z'
    const step = { at, by: 'OPERATOR', note: 'charged_back', remark: 'Reported as stolen' } as const
    const order = {
      ...fixtures.deposits.submit,
      status: 'CHARGED_BACK',
      amount: '500.00',
      credited: '500.00',
      chargedBack: { taken: '180.00', owed },
      history: [{ ...step, state: 'CHARGED_BACK' }],
    } as const
    const Page = () => <Progress order={{ ...order, history: [...order.history] }} money={moneyIn('৳')} symbol="৳" />
    await showPage(Page, { lang, words: ['deposit'], answers: {} })
    const region = await screen.findByRole('region')
    expect(plainText(region.textContent)).toMatch(says)
    expect(plainText(region.textContent)).toContain('Reported as stolen')
  },
)
