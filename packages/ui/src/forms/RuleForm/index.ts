export { RuleForm, type RuleFormProps } from './RuleForm.tsx'
export type { RuleControl, RuleFieldOptions, RuleHands } from './RuleField.tsx'
export type { RuleFormAnswer, RuleFormSubmit } from './useRuleForm.ts'
export {
  compileRules,
  type CompiledField,
  type CompiledRules,
  type FieldError,
  type FieldRule,
  type FormValues,
} from '../compileRules.ts'
export { serverErrors, type ServerFieldError } from '../serverErrors.ts'
export { linearPattern, type LinearPattern } from '../patternMatch.ts'
export { fitsFamily, isPatternId, patternIds, type PatternId } from '../patterns.ts'
export { refusalAnswer, type FormRefusal, type RefusalWords } from '../refusalAnswer.ts'
export { rowsOf } from '../ruleLists.ts'
