import { Button, buttonAttributes } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { Dialog } from '@brand/ui/dialog'
import { Stack } from '@brand/ui/stack'
import { useState } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { GameProblem } from '../../../app/overlays/popups.ts'
import { supportPath, ticketPath } from '../../../app/routing/support-path.ts'
import { WithOptions } from './Options.tsx'
import { QuestionForm } from './QuestionForm.tsx'

interface ProblemDialogProps {
  about: GameProblem
  onClose: () => void
}

/** A question to customer service about the game on screen and the last round of it, without leaving the game. */
export default function ProblemDialog({ about: { game, roundId }, onClose }: ProblemDialogProps) {
  const t = useWords('tickets')
  const report = useWords('support')
  const [filed, setFiled] = useState<string>()
  if (filed !== undefined)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('ask.done')}
        description={t('problem.filed', { no: filed })}
        actions={
          <>
            <a {...buttonAttributes({})} href={ticketPath(filed)} onClick={onClose}>
              {t('problem.open')}
            </a>
            <Button variant="primary" onClick={onClose}>
              {t('problem.back')}
            </Button>
          </>
        }
      />
    )
  return (
    <Dialog open onOpenChange={onClose} title={report('report.title')} description={report('report.text')}>
      <Stack space="lg">
        <DataList
          items={[
            { term: report('report.game'), value: game.displayName },
            ...(roundId ? [{ term: report('report.round'), value: roundId }] : []),
          ]}
        />
        <WithOptions level={3}>
          {(options) =>
            options.openTickets >= options.mostOpen ? (
              <Callout
                tone="warning"
                actions={
                  <a {...buttonAttributes({ size: 'sm' })} href={supportPath()} onClick={onClose}>
                    {t('mine')}
                  </a>
                }
              >
                {t('ask.most', { count: options.mostOpen })}
              </Callout>
            ) : (
              <QuestionForm
                options={options}
                about={{ problem: { nodeId: game.nodeId, ...(roundId ? { roundId } : {}) } }}
                onFiled={setFiled}
                onAnswered={onClose}
              />
            )
          }
        </WithOptions>
      </Stack>
    </Dialog>
  )
}
