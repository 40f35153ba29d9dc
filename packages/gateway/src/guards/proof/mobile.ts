import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { refuse } from '../../refusal.ts'
import type { Settings } from '../../settings/settings.ts'

const known = new Set<string>(getCountries())

/** The number in E.164, if it is one that exists in a country we take; the trunk zero people write is read over. */
export function mobileOf({ site }: Settings, number: string, dialingCode?: string): string | undefined {
  const home = known.has(site.homeCountry) ? getCountryCallingCode(site.homeCountry as CountryCode) : ''
  const parsed = parsePhoneNumberFromString(`+${(dialingCode ?? home).replace('+', '')}${number.replaceAll(/\D/g, '')}`)
  if (!parsed?.isValid()) return undefined
  const taken = site.countries.some(
    (code) => known.has(code) && getCountryCallingCode(code as CountryCode) === parsed.countryCallingCode,
  )
  return taken ? parsed.number : undefined
}

/** The same, refusing what is no number of ours under the name of its field. */
export function readMobile(settings: Settings, number: string, dialingCode: string | undefined, field: string): string {
  const mobile = mobileOf(settings, number, dialingCode)
  if (!mobile) throw refuse('field_invalid', { field, details: { fields: { [field]: { code: 'field_invalid' } } } })
  return mobile
}

/** A number as its owner knows it and nobody else can use it. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 4)}****${mobile.slice(-2)}`

/** A mail address as its owner knows it. */
export function maskMail(mail: string): string {
  const [name = '', host = ''] = mail.split('@')
  return `${name.slice(0, 1)}***@${host}`
}
