import type { Profile } from '@brand/sdk/member'
import { Stack } from '@brand/ui/stack'
import { Switch } from '@brand/ui/switch'
import { Text } from '@brand/ui/text'
import { member } from '../../../app/api/member-client.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useProfileSwitch } from './use-profile.ts'

/** Whether the person wants offers. The switch shows the chosen value until the operator has answered. */
export function Marketing({ profile: { marketing, marketingChange: last } }: { profile: Profile }) {
  const t = useWords('security')
  const { time } = useTime()
  const { mutate, isPending, variables } = useProfileSwitch({
    mutationFn: (next) => member.profile.setMarketing({ marketing: next }),
  })
  return (
    <Stack space="xs">
      <Switch
        label={t('profile.marketing')}
        hint={t('profile.marketing.text')}
        checked={isPending ? variables : marketing}
        busy={isPending}
        onCheckedChange={mutate}
      />
      {last ? (
        <Text size="caption" quiet>
          {t(marketing ? 'profile.marketing.given' : 'profile.marketing.withdrawn', {
            time: time(last.at),
            // One that this build does not know has no words yet.
            source: t(`profile.marketing.source.${last.source}` as 'profile.marketing.source.SETTINGS', {
              defaultValue: '',
            }),
          })}
        </Text>
      ) : null}
    </Stack>
  )
}
