import { Grid } from '@brand/ui/grid'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { useRef } from 'react'
import { ErrorCallout } from '../../../../app/errors/ErrorCallout.tsx'
import { member } from '../../../../app/api/member-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useInvalidate } from '../../../../app/forms/use-invalidate.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { Figures } from '../Figures.tsx'
import * as css from '../limits.css.ts'
import { lengthOf } from '../units.ts'

interface RealityCheckProps {
  /** Acknowledged: nothing waits any more. */
  onDone: () => void
  /** The person would rather see their bets, or stop; the check is acknowledged all the same. */
  onLeave: (to: 'history' | 'home') => void
}

/** Play is paused until the person has seen how long they play and the result, and has decided. */
export default function RealityCheck({ onDone, onLeave }: RealityCheckProps) {
  const t = useWords('limits')
  const lang = useLang()
  const invalidate = useInvalidate()
  const { data } = useApiQuery(member.limits.session, {}, { staleTime: 0 })
  // A key meant for the game answers nothing: no button has the cursor at first.
  const figures = useRef<HTMLDivElement>(null)
  const { mutate, isPending, variables, error } = useApiMutation({
    mutationFn: (_which: 'play' | 'history' | 'home') => member.limits.acknowledge({}),
    onSuccess(_, which) {
      void invalidate(['limits'])
      onDone()
      if (which !== 'play') onLeave(which)
    },
  })
  const busy = isPending ? variables : undefined
  const button = (which: 'play' | 'history' | 'home', label: string, variant?: 'primary') => (
    <Button
      {...(variant ? { variant, full: true } : {})}
      busy={busy === which}
      disabled={busy !== undefined && busy !== which}
      busyLabel={t('check.busy')}
      onClick={() => mutate(which)}
    >
      {label}
    </Button>
  )
  return (
    <Dialog open mandatory size="sm" title={t('check.title')} description={t('check.text')} initialFocus={figures}>
      <div ref={figures} tabIndex={-1} className={css.elapsed} aria-busy={!data}>
        <Text size="caption" quiet>
          {t('check.elapsed')}
        </Text>
        <Text size="headline">{data ? lengthOf(data.elapsedSec, lang) : ' '}</Text>
      </div>
      <Stack space="lg">
        {data ? <Figures {...data} /> : null}
        <ErrorCallout error={error} />
        <Stack space="xs">
          <Grid minColumn="xs" stretch space="xs">
            {button('history', t('check.history'))}
            {button('home', t('check.leave'))}
          </Grid>
          {button('play', t('check.continue'), 'primary')}
        </Stack>
      </Stack>
    </Dialog>
  )
}
