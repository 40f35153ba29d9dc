import type { FieldRule, RuleHands } from '@brand/ui/forms'
import { sdk } from '../../../app/api/client.ts'
import { useCode, type Sent } from './use-code.ts'
import { useCountry } from './use-country.tsx'

/** Has a code sent to the number of a form, in its country. `ask`: the number, and the digits of that country. */
export function useMobileCode(
  ask: (mobile: string, countryDialingCode: string) => Promise<Sent>,
  typed?: Readonly<Record<string, string>>,
) {
  const country = useCountry()
  const code = useCode(typed && { typed })
  const send = (rules: readonly FieldRule[], form: RuleHands) => {
    const mobile = form.need('mobileNum')
    if (mobile) code.send(async () => ask(mobile, await country.ready()), rules, form)
  }
  return { country, code, send }
}

/** The code that opens an account by its number; the answer is the same whether there is one. */
export const askSms = (mobileNum: string, countryDialingCode: string): Promise<Sent> =>
  sdk.verification.sms({ mobileNum, countryDialingCode })
