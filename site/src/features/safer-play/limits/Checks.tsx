import type { RgProfile } from '@brand/sdk'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { member } from '../../../app/api/member-client.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { lengthOf } from './units.ts'
import { changedByLimits } from './use-limits.ts'

/** How often play stops for a look at itself. */
export function Checks({ profile, minutes }: { profile: RgProfile; minutes: number }) {
  const t = useWords('limits')
  const lang = useLang()
  const { mutate, isPending, variables } = useApiMutation({
    mutationFn: (next: number) => member.limits.interval({ minutes: next }),
    changes: changedByLimits,
    onSuccess: (_, next) =>
      showToast({ tone: 'success', title: t('reality.saved', { time: lengthOf(next * 60, lang) }) }),
    toastError: true,
  })
  return (
    <Section title={t('reality')}>
      <Text quiet>{t('reality.about')}</Text>
      <SegmentedControl
        manual
        label={t('reality.every')}
        value={String(isPending ? variables : minutes)}
        onValueChange={(next) => mutate(Number(next))}
        options={profile.realityCheck.options.map((one) => ({ value: String(one), label: lengthOf(one * 60, lang) }))}
      />
    </Section>
  )
}
