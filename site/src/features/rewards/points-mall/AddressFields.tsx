import { Columns } from '@brand/ui/columns'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { TextField } from '@brand/ui/text-field'
import type { PointAddress } from '@brand/sdk/member'
import { useMemo } from 'react'
import { localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { usePoints } from './use-points.ts'

export type Address = PointAddress
export const addressFields = ['name', 'phone', 'street', 'city', 'postcode', 'country'] as const
type AddressField = (typeof addressFields)[number]

const most: Record<Exclude<AddressField, 'country'>, number> = {
  name: 80,
  phone: 24,
  street: 140,
  city: 80,
  postcode: 16,
}
const completes: Record<Exclude<AddressField, 'country'>, string> = {
  name: 'name',
  phone: 'tel',
  street: 'street-address',
  city: 'address-level2',
  postcode: 'postal-code',
}

interface AddressFieldsProps {
  value: Partial<Address>
  onChange: (field: AddressField, value: string) => void
  /** What is wrong with a field. */
  wrong: (field: AddressField) => string | undefined
}

/** Where goods are delivered to. */
export function AddressFields({ value, onChange, wrong }: AddressFieldsProps) {
  const t = useWords('points')
  const lang = useLang()
  const { rules } = usePoints()
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([localeOf(lang)], { type: 'region' })
    return (rules.data?.countries ?? [])
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((a, b) => a.label.localeCompare(b.label, localeOf(lang)))
  }, [rules.data, lang])
  const field = (name: Exclude<AddressField, 'country'>) => (
    <TextField
      label={t(`address.${name}`)}
      required
      maxLength={most[name]}
      autoComplete={completes[name]}
      {...(name === 'phone' && { type: 'tel' as const, ltr: true })}
      value={value[name] ?? ''}
      onValueChange={(typed) => onChange(name, typed)}
      error={wrong(name)}
    />
  )
  return (
    <Stack space="md">
      {field('name')}
      {field('phone')}
      {field('street')}
      <Columns widths="equal" collapseBelow="tablet" space="md">
        {field('city')}
        {field('postcode')}
      </Columns>
      <Select
        label={t('address.country')}
        required
        placeholder={t('address.choose')}
        value={value.country ?? ''}
        onValueChange={(code) => onChange('country', code)}
        options={countries}
        error={wrong('country')}
      />
    </Stack>
  )
}
