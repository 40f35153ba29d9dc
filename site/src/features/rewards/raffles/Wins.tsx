import { buttonAttributes } from '@brand/ui/button'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import type { Win } from './raffles.model.ts'
import { useRaffleWords } from './use-raffle-words.ts'

/** Prizes of the person. What asks for play is taken in the reward centre, where its terms and its cost are read. */
export function Wins({ id, wins }: { id: string; wins: readonly Win[] }) {
  const t = useWords('raffles')
  const words = useRaffleWords()
  return (
    <Section title={t('won')} space="sm">
      <Stack as="ul" divided aria-label={t('won')}>
        {wins.map((win) => (
          <li key={win.place}>
            <Inline justify="between" align="center" space="md">
              <Stack space="2xs">
                <Text weight="label">{words.gift(win)}</Text>
                <Text size="caption" quiet>
                  {t('won.ticket', { place: words.count(win.place), number: win.number })}
                </Text>
                {win.claimable && win.claimBy ? (
                  <Text size="caption" quiet>
                    {t('claim.until', { time: words.time(win.claimBy) })}
                  </Text>
                ) : null}
              </Stack>
              {!win.claimable ? null : win.multiple === 0 ? (
                <Claim id={id} place={win.place} />
              ) : (
                <a {...buttonAttributes({ variant: 'primary' })} href={memberPath('rewards')}>
                  {t('toCentre')}
                </a>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function Claim({ id, place }: { id: string; place: number }) {
  const t = useWords('raffles')
  const claim = useApiMutation({
    mutationFn: () => member.raffles.claim({ id, place }),
    changes: ['raffles', 'rewards', 'wallet', 'summary'],
    onSuccess: () => showToast({ tone: 'success', title: t('claimed') }),
    toastError: true,
  })
  return (
    <MutationButton variant="primary" of={claim} busyLabel={t('claiming')}>
      {t('claim')}
    </MutationButton>
  )
}
