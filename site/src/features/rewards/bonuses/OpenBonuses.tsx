import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { gift } from '@brand/ui/icons'
import { Stack } from '@brand/ui/stack'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { paths } from '../../../app/routing/paths.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { OpenBonus } from './OpenBonus.tsx'
import { OpenSpins } from './OpenSpins.tsx'
import { useOpenSpins } from './use-open-spins.ts'

/** Bonuses in the order they are played. */
export function OpenBonuses() {
  const t = useWords('bonuses')
  const shown = useMemberShown()
  const { spins, answer: rewards, failed } = useOpenSpins()
  return (
    <Answered answer={useApiQuery(member.bonuses.open, {})} failed={t('failed')}>
      {({ list }) =>
        list.length === 0 && spins.length === 0 && !failed ? (
          <EmptyState
            icon={gift}
            title={t('none.open')}
            action={
              shown(paths.promotions) ? (
                <a {...buttonAttributes()} href={paths.promotions}>
                  {t('none.promotions')}
                </a>
              ) : undefined
            }
          >
            {t('none.open.text')}
          </EmptyState>
        ) : (
          <Stack space="xl">
            {failed ? <LoadFailed answer={rewards} level={2} /> : null}
            {spins.map((reward) =>
              reward.spins ? <OpenSpins key={reward.rewardId} reward={reward} spins={reward.spins} /> : null,
            )}
            {list.map((bonus) => (
              <OpenBonus key={bonus.bonusId} bonus={bonus} />
            ))}
          </Stack>
        )
      }
    </Answered>
  )
}
