import { refusalAnswer, type FieldRule, type RuleFormAnswer } from '@brand/ui/forms'
import { fieldOfCode, names, type ErrorWords } from './form-errors.ts'

const ofCall = { names: Object.fromEntries(names), fieldOfCode: Object.fromEntries(fieldOfCode), once: ['captcha'] }

/** A failure as a form made of rules shows it. A captcha is good once: its field is empty again. */
export const ruleFormErrors = (error: unknown, rules: readonly FieldRule[], words: ErrorWords): RuleFormAnswer =>
  refusalAnswer(error, rules, { ...words, ...ofCall })
