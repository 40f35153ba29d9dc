import type { UiStrings } from '../i18n/useStrings.ts'
import type { CompiledField, FieldError } from './compileRules.ts'
import type { CheckId } from './passwordChecks.ts'

type Key = keyof UiStrings['ruleForm'] & string
export type RuleWords = (key: Key, values?: Record<string, string | number>) => string

/** Fields with a sentence of their own for a value of the wrong form. */
const ownPattern = new Map(
  Object.entries<Key>({
    mobileNum: 'mobileFormat',
    payeeName: 'realName',
    referralCode: 'invitation',
    affiliateCode: 'invitation',
  }),
)
const ownRequired = new Map(Object.entries<Key>({ captcha: 'captcha', mobileNum: 'mobile' }))

const checkKeys: Record<CheckId, Key> = {
  length: 'any',
  letter: 'oneLetter',
  upper: 'oneUpper',
  lower: 'oneLower',
  digit: 'oneDigit',
  symbol: 'oneSymbol',
  spaces: 'noSpaces',
  plain: 'plain',
  letterFirst: 'letterFirst',
}

/** The sentences of faults and rules in one language. Equal bounds read as one number. */
export function errorWords(t: RuleWords, locale: string) {
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const range = (min: number, max: number) =>
    min === max ? number.format(min) : t('range', { min: number.format(min), max: number.format(max) })
  const family = ({ patternId, min, max }: Pick<CompiledField, 'patternId' | 'min' | 'max'>) =>
    t(patternId, { range: range(Math.max(min, 1), max) })
  return {
    /** The one line below a field. */
    error: (field: string, fault: FieldError): string => {
      if (fault.kind === 'required') return t(ownRequired.get(field) ?? 'required')
      if (fault.kind === 'confirm') return t('confirm')
      if (fault.kind === 'length') return t('passwordLength', { range: range(Math.max(fault.min, 1), fault.max) })
      const own = ownPattern.get(field)
      return own ? t(own) : family(fault)
    },
    /** What a field expects, shown before any error. Nothing where the label is enough. */
    hint: ({ type, equals, patternId, min, max }: CompiledField): string | undefined => {
      const plain = type === 'password' || type === 'checkbox' || equals !== undefined || patternId === 'email'
      const free = patternId === 'any' && min <= 1 && max === 256
      return plain || free ? undefined : family({ patternId, min, max })
    },
    check: (id: CheckId, { min, max }: Pick<CompiledField, 'min' | 'max'>): string =>
      t(checkKeys[id], { range: range(Math.max(min, 1), max) }),
  }
}
