import { Dialog } from '@brand/ui/dialog'
import { EmptyState } from '@brand/ui/empty-state'
import { receipt } from '@brand/ui/icons'
import { RadioGroup } from '@brand/ui/radio'
import { Stack } from '@brand/ui/stack'
import { Switch } from '@brand/ui/switch'
import { TextField } from '@brand/ui/text-field'
import type { ChatMessage } from '@brand/sdk'
import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../../../app/forms/SubmitButton.tsx'
import { ErrorCallout } from '../../../app/errors/ErrorCallout.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { Answered } from '../../../app/records/Answered.tsx'

interface ShareDialogProps {
  roomId: string
  maxLength: number
  onShared: (message: ChatMessage) => void
  onClose: () => void
}

/** One of the person's last rounds, with or without the stake, for the room. */
export default function ShareDialog({ roomId, maxLength, onShared, onClose }: ShareDialogProps) {
  const t = useWords('chat')
  const { time } = useTime()
  const money = useMoney()
  const answer = useApiQuery(member.records.bets, { status: 'SETTLED', pageSize: 10 }, { staleTime: 0 })
  const [chosen, setChosen] = useState('')
  const [showStake, setShowStake] = useState(false)
  const [words, setWords] = useState('')
  const account = useAccount().member?.account ?? ''
  const share = useApiMutation({
    mutationFn: () => {
      const shared = { roomId, betNo: chosen, showStake, text: words }
      return callOnce(`share.${roomId}`, account, shared, (clientId) => member.chatRooms.share({ ...shared, clientId }))
    },
    onSuccess(message) {
      onShared(message)
      showToast({ tone: 'success', title: t('share.shared') })
      onClose()
    },
  })
  const rounds = answer.data?.list ?? []
  // The latest, once: one that is settled meanwhile takes the place of none.
  if (!chosen && rounds[0]) setChosen(rounds[0].betNo)
  function submit(event: FormEvent) {
    event.preventDefault()
    share.mutate()
  }
  return (
    <Dialog open onOpenChange={onClose} size="md" title={t('share.title')} description={t('share.text')}>
      <Answered answer={answer} failed={t('share.failed')} level={3}>
        {() =>
          rounds.length === 0 ? (
            <EmptyState level={3} icon={receipt} title={t('share.none')}>
              {t('share.none.text')}
            </EmptyState>
          ) : (
            <form onSubmit={submit}>
              <Stack space="lg">
                <RadioGroup
                  label={t('share.rounds')}
                  value={chosen}
                  onValueChange={setChosen}
                  options={rounds.map((round) => ({
                    value: round.betNo,
                    label: round.gameName,
                    note: `${money(round.stake)} → ${money(round.win)} · ${time(round.settledAt ?? round.at)}`,
                  }))}
                />
                <Switch
                  label={t('share.showStake')}
                  hint={t('share.showStake.hint')}
                  checked={showStake}
                  onCheckedChange={setShowStake}
                />
                <TextField label={t('share.words')} maxLength={maxLength} value={words} onValueChange={setWords} />
                <ErrorCallout error={share.error} />
                <SubmitButton busy={share.isPending} busyLabel={t('share.sending')}>
                  {t('share.send')}
                </SubmitButton>
              </Stack>
            </form>
          )
        }
      </Answered>
    </Dialog>
  )
}
