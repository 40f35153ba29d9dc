import type { Key } from '../../../app/i18n/words.ts'

const labels = {
  nickname: 'profile.nickname',
  birthday: 'profile.birthday',
  nationality: 'profile.nationality',
  address: 'profile.address',
  occupation: 'profile.occupation',
  sourceOfIncome: 'profile.sourceOfIncome',
  whatsapp: 'profile.whatsapp',
  telegram: 'profile.telegram',
  line: 'profile.line',
  zalo: 'profile.zalo',
  wechat: 'profile.wechat',
  qqNum: 'profile.qqNum',
  facebook: 'profile.facebook',
} as const satisfies Record<string, Key<'security'>>

/** The word for a field of the profile; a field of a newer gateway goes by its name. */
export const labelKey = (field: string): Key<'security'> | undefined =>
  Object.hasOwn(labels, field) ? labels[field as keyof typeof labels] : undefined
