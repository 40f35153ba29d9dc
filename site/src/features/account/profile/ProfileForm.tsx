import { isGatewayError } from '@brand/sdk'
import type { Profile } from '@brand/sdk/member'
import { Combobox, countryOptions } from '@brand/ui/combobox'
import { DatePicker } from '@brand/ui/date-picker'
import {
  RuleForm,
  serverErrors,
  compileRules,
  type FieldRule,
  type RuleFieldOptions,
  type RuleFormSubmit,
} from '@brand/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { labelKey } from './labels.ts'

/**
 * What may be told and changed, by the rules that came with it; what is written once is asked for while it is empty.
 */
export function ProfileForm({ profile: { rules, once, values } }: { profile: Profile }) {
  const t = useWords('security')
  const lang = useLang()
  const errorText = useErrorText()
  const client = useQueryClient()
  const asked = useMemo(
    () => rules.filter(({ field }) => !(once.includes(field) && values[field])),
    [rules, once, values],
  )
  const countries = useApiQuery(
    sdk.system.countries,
    { language: lang },
    { staleTime: Infinity, enabled: asked.some(({ field }) => field === 'nationality') },
  ).data
  const options = useMemo(() => countryOptions(countries?.list ?? [], lang), [countries, lang])

  const submit: RuleFormSubmit = async (typed) => {
    const changed = Object.fromEntries(
      asked.flatMap(({ field }) =>
        (typed[field] ?? '') === (values[field] ?? '') ? [] : [[field, typed[field] ?? '']],
      ),
    )
    try {
      await member.profile.update({ values: changed })
    } catch (error) {
      if (isGatewayError(error, 'field_invalid'))
        return { fields: serverErrors(error.details['fields'] as object, compileRules(asked as FieldRule[])) }
      if (isGatewayError(error, 'underage', 'edit_used') && error.field)
        return { fields: { [error.field]: { kind: 'said', words: errorText(error) } } }
      return { message: errorText(error) }
    }
    await client.invalidateQueries({ queryKey: ['profile'] })
    showToast({ tone: 'success', title: t('saved') })
    return undefined
  }
  const label = (field: string) => {
    const key = labelKey(field)
    return key ? t(key) : field
  }
  function optionsOf({ field, type }: (typeof asked)[number]): RuleFieldOptions {
    const hint = once.includes(field) ? t('profile.once') : null
    const plain = { hint, autoComplete: 'off', wide: field === 'address' }
    if (field === 'nationality')
      return { ...plain, render: (control) => <Combobox {...control} hint={hint} options={options} /> }
    if (type === 'date')
      return {
        ...plain,
        render: (control) => (
          <DatePicker {...control} hint={hint} min="1900-01-01" max={new Date(sdk.now()).toISOString().slice(0, 10)} />
        ),
      }
    return plain
  }
  return (
    <RuleForm
      key={JSON.stringify(values)}
      rules={asked as FieldRule[]}
      labels={Object.fromEntries(asked.map(({ field }) => [field, label(field)]))}
      fields={Object.fromEntries(asked.map((rule) => [rule.field, optionsOf(rule)]))}
      defaultValues={values}
      onSubmit={submit}
      submitLabel={t('save')}
      busyLabel={t('busy')}
    />
  )
}
