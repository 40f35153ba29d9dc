import { Avatar } from '@brand/ui/avatar'
import { RadioGroup } from '@brand/ui/radio'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sdk } from '../../app/calls/client.ts'
import { useErrorText } from '../../app/calls/error-text.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { formatCount } from '../../app/language/format.ts'
import { useLang, useWords } from '../../app/language/i18n.ts'
import { say } from '../../app/popups/say.ts'

/** The profile picture, one of those the house has drawn; chosen at once. */
export function Pictures() {
  const t = useWords('security')
  const lang = useLang()
  const errorText = useErrorText()
  const client = useQueryClient()
  const { data } = useCall(sdk.member.icon, {}, { staleTime: 60_000 })
  const [wished, setWished] = useState<string>()
  if (!data) return null
  async function choose(icon: string) {
    setWished(icon)
    try {
      await sdk.member.setIcon({ icon })
      await client.invalidateQueries({ queryKey: ['member'] })
    } catch (error) {
      say({ tone: 'error', title: errorText(error) })
    }
    setWished(undefined)
  }
  const name = (at: number) => t('profile.picture.number', { number: formatCount(at + 1, lang) })
  return (
    <RadioGroup
      label={t('profile.picture')}
      look="cards"
      value={wished ?? data.icon}
      onValueChange={(icon) => void choose(icon)}
      options={data.choices.map(({ icon, iconUrl }, at) => ({
        value: icon,
        label: name(at),
        start: <Avatar name={name(at)} src={iconUrl} size="md" />,
      }))}
    />
  )
}
