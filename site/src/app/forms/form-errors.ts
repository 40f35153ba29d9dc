import { isGatewayError } from '@brand/sdk'

/** Fields whose name in a form is another than in the call. */
export const names = new Map(Object.entries<string>({ mobileNo: 'mobileNum', agreed: 'agree' }))

/** The field a code of the gateway is about, where the gateway does not name one that is shown. */
export const fieldOfCode = new Map(
  Object.entries<string>({
    captcha_required: 'captcha',
    captcha_wrong: 'captcha',
    sms_wrong: 'verificationCode',
    sms_expired: 'verificationCode',
    terms_required: 'agree',
    underage: 'birthday',
    username_taken: 'username',
    mobile_taken: 'mobileNum',
    invitation_code_error: 'referralCode',
    insufficient_funds: 'amount',
    second_factor_wrong: 'code',
  }),
)

export interface ErrorWords {
  /** What a failure reads as. */
  text: (error: unknown) => string
  /** A form's own sentence for what is wrong with one of its fields, by code; without it the usual one. */
  ofField?: ((code: string, field: string) => string | undefined) | undefined
}

/** Where a failure is shown: `faults` as the gateway gave them or the one `field` it is about, else above the form. */
interface ErrorPlace {
  faults: Readonly<Record<string, { code?: unknown }>>
  field: string | undefined
}

/** Which of a form's fields a failure belongs to, by what it names and by its code. */
function placeError(error: unknown, shows: (field: string) => boolean): ErrorPlace {
  if (!isGatewayError(error)) return { faults: {}, field: undefined }
  const named = Object.entries((error.details['fields'] ?? {}) as Record<string, { code?: unknown } | null>)
  const faults = named.map(([field, fault]) => [names.get(field) ?? field, fault ?? {}] as const)
  const { code, field = '' } = error
  const byCode = fieldOfCode.get(code)
  return {
    faults: Object.fromEntries(faults.filter(([name]) => shows(name))),
    field: [names.get(field) ?? field, byCode].find((one) => one !== undefined && shows(one)),
  }
}

/** A failure as a form shows it: sentences beside fields, by name, or one for the whole form. */
export interface FormErrors {
  fields: Readonly<Record<string, string>>
  message: string | undefined
}

export const noErrors: FormErrors = { fields: {}, message: undefined }

/** A failure in the words and places of a form that shows `fields`. */
export function formErrors(error: unknown, fields: readonly string[], { text, ofField }: ErrorWords): FormErrors {
  const { faults, field } = placeError(error, (name) => fields.includes(name))
  const wrong = Object.entries(faults)
  if (wrong.length > 0)
    return {
      fields: Object.fromEntries(
        wrong.map(([name, fault]) => [name, ofField?.(String(fault.code), name) ?? text(error)]),
      ),
      message: undefined,
    }
  if (field === undefined) return { fields: {}, message: text(error) }
  const code = isGatewayError(error) ? error.code : 'unknown'
  return { fields: { [field]: ofField?.(code, field) ?? text(error) }, message: undefined }
}
