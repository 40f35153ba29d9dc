import { MobileNumber, mobileReadings } from '@brand/sdk/contract'
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'
import { refuse } from '../lib/refusal.ts'
import type { Settings } from '../settings/settings.ts'

const callingCountries = new Set<string>(getCountries())

/** The number in E.164, however it is written, if it is a possible number of a country we accept. */
export function mobileOf({ site }: Settings, number: string, dialingCode?: string): string | undefined {
  const home = callingCountries.has(site.homeCountry) ? getCountryCallingCode(site.homeCountry as CountryCode) : ''
  for (const reading of mobileReadings(number, dialingCode ?? home)) {
    const parsed = parsePhoneNumberFromString(reading)
    if (!parsed?.isValid()) continue
    const taken = site.countries.some(
      (code) => callingCountries.has(code) && getCountryCallingCode(code as CountryCode) === parsed.countryCallingCode,
    )
    if (taken) return parsed.number
  }
  return undefined
}

/** The login name for a number; undefined where it is not of our countries, or not a number. */
export function accountOfMobile(settings: Settings, name: string): string | undefined {
  return MobileNumber.safeParse(name.trim()).success ? mobileOf(settings, name)?.slice(1) : undefined
}

/** The same, refusing an unsupported number under the name of its field. */
export function readMobile(settings: Settings, number: string, dialingCode: string | undefined, field: string): string {
  const mobile = mobileOf(settings, number, dialingCode)
  if (!mobile) throw refuse('field_invalid', { field, details: { fields: { [field]: { code: 'field_invalid' } } } })
  return mobile
}

/** A number shown so that only its owner recognizes it. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 4)}****${mobile.slice(-2)}`

/** A mail address masked so that only its owner recognizes it. */
export function maskMail(mail: string): string {
  const [name = '', host = ''] = mail.split('@')
  return `${name.slice(0, 1)}***@${host}`
}
