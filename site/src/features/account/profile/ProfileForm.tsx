import type { Profile } from '@brand/sdk/member'
import { Combobox, countryOptions } from '@brand/ui/combobox'
import { RuleForm, type FieldRule, type RuleFieldOptions } from '@brand/ui/forms'
import { useMemo } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useToday } from '../../../app/format/use-today.ts'
import { DayField } from '../../../app/forms/DayField.tsx'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { labelKey } from './labels.ts'

/**
 * What may be entered and changed, by the rules that came with it; a field written once is shown while it is empty.
 */
export function ProfileForm({ profile: { rules, once, values } }: { profile: Profile }) {
  const t = useWords('security')
  const lang = useLang()
  const today = useToday()
  const asked = useMemo(
    () => rules.filter(({ field }) => !(once.includes(field) && values[field])) as FieldRule[],
    [rules, once, values],
  )
  const countries = useApiQuery(
    sdk.system.countries,
    {},
    { staleTime: Infinity, enabled: asked.some(({ field }) => field === 'nationality') },
  ).data
  const options = useMemo(() => countryOptions(countries?.list ?? [], lang), [countries, lang])

  const ruleForm = useRuleFormMutation({
    rules: asked,
    mutationFn(typed) {
      const changed = asked.flatMap(({ field }) =>
        (typed[field] ?? '') === (values[field] ?? '') ? [] : [[field, typed[field] ?? ''] as const],
      )
      return member.profile.update({ values: Object.fromEntries(changed) })
    },
    changes: ['profile'],
    onSuccess: () => showToast({ tone: 'success', title: t('saved') }),
  })
  const label = (field: string) => {
    const key = labelKey(field)
    return key ? t(key) : field
  }
  function optionsOf(rule: (typeof asked)[number]): RuleFieldOptions {
    const { field, type } = rule
    const hint = once.includes(field) ? t('profile.once') : null
    const plain = { hint, autoComplete: 'off', wide: field === 'address' }
    if (field === 'nationality')
      return { ...plain, render: (control) => <Combobox {...control} hint={hint} options={options} /> }
    if (type === 'date')
      return {
        ...plain,
        render: (control) => <DayField control={control} rule={rule} hint={hint} max={today} />,
      }
    return plain
  }
  return (
    <RuleForm
      {...ruleForm}
      key={JSON.stringify(values)}
      columns={2}
      focusFirst={false}
      labels={Object.fromEntries(asked.map(({ field }) => [field, label(field)]))}
      fields={Object.fromEntries(asked.map((rule) => [rule.field, optionsOf(rule)]))}
      defaultValues={values}
      submitLabel={t('save')}
      busyLabel={t('busy')}
    />
  )
}
