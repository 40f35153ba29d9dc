import { Button, buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { playFill } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { useId } from 'react'
import { useNavigate } from '../../../../app/navigation/router.ts'
import type { Game } from '@brand/sdk'
import { sdk } from '../../../../app/api/client.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useModule } from '../../../../app/api/status.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useDeclaredAge } from '../../../../app/auth/declared-age.ts'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { useDecision } from '../tile/use-open.ts'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import * as css from './sheet.css.ts'

/** The heart, a try without an account where that may be, and the game. */
export function SheetActions({ game }: { game: Game }) {
  const t = useWords('lobby')
  const decision = useDecision()(game)
  const { show } = useDialogs()
  const free = useModule('FREEPLAY3') && game.demo
  const play = (
    <>
      <Icon icon={playFill} size={16} flip />
      {t('sheet.play')}
    </>
  )
  return (
    <Inline justify="between" space="sm" className={css.actions}>
      <FavouriteButton game={game} />
      <Inline as="span" justify="end" space="sm">
        {decision.to === 'login' && free ? <TryButton next={decision.next} /> : null}
        {decision.to === 'closed' ? (
          <Button disabled>{t(`sheet.${game.status === 'SOON' ? 'soon' : 'maintenance'}`)}</Button>
        ) : decision.to === 'login' ? (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => show('login', { next: decision.next })}>
            {play}
          </Button>
        ) : decision.to === 'realAccount' ? (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => show('realAccount', { next: decision.href })}>
            {play}
          </Button>
        ) : (
          <a {...buttonAttributes({ variant: 'primary' })} href={decision.href}>
            {play}
          </a>
        )}
      </Inline>
    </Inline>
  )
}

/** A trial account at a press, and the game with its play coins. */
function TryButton({ next }: { next: string }) {
  const t = useWords('lobby')
  const navigate = useNavigate()
  const age = useDeclaredAge()
  const lang = useLang()
  const note = useId()
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => sdk.session.freePlay(age === undefined ? {} : { ageConfirmed: true }),
    onSuccess: () => void navigate(next),
    toastError: true,
  })
  return (
    <>
      <Button
        busy={isPending}
        busyLabel={t('sheet.trying')}
        aria-describedby={age === undefined ? undefined : note}
        onClick={() => mutate()}
      >
        {t('sheet.try')}
      </Button>
      {age === undefined ? null : <small id={note}>{t('sheet.tryAge', { age: formatCount(age, lang) })}</small>}
    </>
  )
}
