import type { FieldRule } from '@brand/ui/forms'

export const emailRule: FieldRule = {
  field: 'email',
  required: true,
  type: 'email',
  patternId: 'email',
  minLength: 6,
  maxLength: 128,
}
