import type { SystemStatusOutput } from '@brand/sdk'
import type { Lang } from '../i18n/language.ts'

type Resource = SystemStatusOutput['info']['resources'][string]

/** What the operator calls a resource in the language, else in English. */
export const labelOf = ({ labelNames, labelNameBn, labelNameEn }: Resource, lang: Lang): string =>
  labelNames?.[lang] || (lang === 'bn' && labelNameBn) || labelNameEn
