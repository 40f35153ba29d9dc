import type { RegisterSettings } from '../../client/endpoints.gen.ts'

export const registerRules: RegisterSettings = {
  rules: [
    {
      field: 'username',
      enabled: true,
      required: true,
      acceptedPattern: '^[a-z][a-z0-9]*$',
      patternId: 'letter_first',
      minLength: 4,
      maxLength: 15,
      type: 'text',
      order: 1,
    },
    {
      field: 'password',
      enabled: true,
      required: true,
      acceptedPattern: '*',
      patternId: 'any',
      minLength: 8,
      maxLength: 64,
      type: 'password',
      order: 2,
    },
    {
      field: 'email',
      enabled: true,
      required: false,
      acceptedPattern: '',
      patternId: 'email',
      minLength: 5,
      maxLength: 64,
      type: 'email',
      order: 3,
    },
  ],
  captcha: false,
  minAge: 18,
  termsVersion: '2026-11',
}
