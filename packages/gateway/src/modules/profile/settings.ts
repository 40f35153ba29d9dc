import { patternIds } from '@brand/sdk/contract'
import * as z from 'zod'
import { lengths, name } from '../../settings/ranges.ts'

const field = z.object({
  field: name,
  enabled: z.boolean().default(true),
  required: z.boolean().default(false),
  patternId: z.enum(patternIds).default('any'),
  minLength: lengths(256).minLength.default(1),
  maxLength: lengths(256).maxLength.default(64),
  type: z.enum(['text', 'date']).default('text'),
  /** Written once: fields that money and law depend on. */
  once: z.boolean().default(false),
})

const fields: z.input<typeof field>[] = [
  { field: 'nickname', minLength: 2, maxLength: 24 },
  { field: 'birthday', patternId: 'date_ymd', minLength: 10, maxLength: 10, type: 'date', once: true },
  { field: 'nationality', minLength: 2, maxLength: 2, once: true },
  { field: 'address', minLength: 4, maxLength: 200 },
  { field: 'occupation' },
  { field: 'sourceOfIncome' },
  { field: 'whatsapp', maxLength: 32 },
  { field: 'telegram', maxLength: 32 },
  { field: 'line', maxLength: 32 },
  { field: 'zalo', maxLength: 32 },
  { field: 'wechat', maxLength: 32 },
  { field: 'qqNum', patternId: 'digits', minLength: 5, maxLength: 12 },
  { field: 'facebook', maxLength: 64 },
]

export const settings = {
  /** Fields of the personal profile; the order here is the order in the form. */
  profile: z.object({ fields: z.array(field).default(() => z.array(field).parse(fields)) }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
