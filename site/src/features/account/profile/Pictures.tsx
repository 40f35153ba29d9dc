import { Avatar } from '@brand/ui/avatar'
import { safeHref } from '@brand/ui/safe-link'
import { RadioGroup } from '@brand/ui/radio'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useErrorText } from '../../../app/api/error-text.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

/** The profile picture, one of those the operator has drawn; chosen at once. */
export function Pictures() {
  const t = useWords('security')
  const lang = useLang()
  const errorText = useErrorText()
  const client = useQueryClient()
  const { data } = useApiQuery(sdk.member.icon, {}, { staleTime: 60_000 })
  const [wished, setWished] = useState<string>()
  if (!data) return null
  async function choose(icon: string) {
    setWished(icon)
    try {
      await sdk.member.setIcon({ icon })
      await client.invalidateQueries({ queryKey: ['member'] })
    } catch (error) {
      showToast({ tone: 'danger', title: errorText(error) })
    }
    setWished(undefined)
  }
  const name = (at: number) => t('profile.picture.number', { number: formatCount(at + 1, lang) })
  return (
    <RadioGroup
      label={t('profile.picture')}
      variant="cards"
      value={wished ?? data.icon}
      onValueChange={(icon) => void choose(icon)}
      options={data.choices.map(({ icon, iconUrl }, at) => ({
        value: icon,
        label: name(at),
        start: <Avatar name={name(at)} src={safeHref(iconUrl)} size="md" />,
      }))}
    />
  )
}
