import { Avatar } from '@brand/ui/avatar'
import { safeHref } from '@brand/ui/safe-link'
import { RadioGroup } from '@brand/ui/radio'
import { useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'

/** The profile picture, one of those the operator has drawn; chosen at once. */
export function Pictures() {
  const t = useWords('security')
  const lang = useLang()
  const { data } = useApiQuery(sdk.member.icon, {}, { staleTime: 60_000 })
  // Shown at once, until the operator has answered.
  const [chosen, setChosen] = useState<string>()
  const { mutate } = useApiMutation({
    mutationFn: (icon: string) => sdk.member.setIcon({ icon }),
    changes: ['member'],
    toastError: true,
    onSuccess: () => setChosen(undefined),
    onError: () => setChosen(undefined),
  })
  if (!data) return null
  const name = (at: number) => t('profile.picture.number', { number: formatCount(at + 1, lang) })
  return (
    <RadioGroup
      label={t('profile.picture')}
      variant="cards"
      value={chosen ?? data.icon}
      onValueChange={(icon) => {
        if (chosen) return
        setChosen(icon)
        mutate(icon)
      }}
      options={data.choices.map(({ icon, iconUrl }, at) => ({
        value: icon,
        label: name(at),
        start: <Avatar name={name(at)} src={safeHref(iconUrl)} size="md" />,
      }))}
    />
  )
}
