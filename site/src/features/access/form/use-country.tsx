import { countryOptions, type ComboboxOption } from '@brand/ui/combobox'
import { safeHref } from '@brand/ui/safe-link'
import type { Country } from '@brand/sdk'
import { useMemo, useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useLang } from '../../../app/i18n/i18n.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { remembered } from '../remember.ts'
import * as css from '../session.css.ts'

const none: readonly Country[] = []

/** The first of the preferred countries whose numbers the operator takes, else its first. */
export function pickCountry<C extends { countryCode: string }>(
  list: readonly C[],
  ...wished: (string | undefined)[]
): C | undefined {
  return wished.map((code) => list.find(({ countryCode }) => countryCode === code)).find(Boolean) ?? list[0]
}

export interface ChosenCountry {
  options: readonly ComboboxOption[]
  /** ISO code; empty until the list is there. */
  code: string
  /** Digits, without the plus. */
  dial: string
  choose: (code: string) => void
  /** `dial`, waited for where a slow line has not brought the list yet. */
  ready: () => Promise<string>
}

/**
 * The country of a telephone number: as chosen, as remembered, where the visitor is, else the one whose currency the
 * site uses (a currency's code begins with its country's).
 */
export function useCountry(): ChosenCountry {
  const lang = useLang()
  const status = useStatus().data
  const list = useApiQuery(sdk.system.countries, {}, { staleTime: Infinity, keep: true }).data?.list ?? none
  const [chosen, setChosen] = useState(() => remembered()?.country)
  const options = useMemo(
    () =>
      countryOptions(list, lang, ({ countryCode }) => (
        <img
          src={safeHref(list.find((one) => one.countryCode === countryCode)?.flagUrl)}
          alt=""
          width={24}
          height={18}
          className={css.flag}
        />
      )),
    [list, lang],
  )
  const pick = (from: readonly Country[]) =>
    pickCountry(from, chosen, status?.location.country, status?.currency.code.slice(0, 2))
  const country = pick(list)
  const ready = async () =>
    (country ?? pick((await sdk.system.countries({ language: lang })).list))?.countryDialingCode ?? ''
  return {
    options,
    code: country?.countryCode ?? '',
    dial: country?.countryDialingCode ?? '',
    choose: setChosen,
    ready,
  }
}
