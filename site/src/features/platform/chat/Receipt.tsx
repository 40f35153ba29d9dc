import { Button } from '@brand/ui/button'
import { DataList } from '@brand/ui/data-list'
import { Dialog } from '@brand/ui/dialog'
import { Icon } from '@brand/ui/icon'
import { sealCheckFill, sealWarningFill } from '@brand/ui/icons'
import { Stack } from '@brand/ui/stack'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import type { ChatReceipt } from '@brand/sdk'
import { useState } from 'react'
import { bannerOf, useArt } from '../../../app/art.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import * as css from './chat.css.ts'

/** A shared round: game, multiple, figures, and whether our record says the same. */
export function Receipt({ messageId, receipt }: { messageId: string; receipt: ChatReceipt }) {
  const t = useWords('chat')
  const art = useArt()
  const [checking, setChecking] = useState(false)
  const { gameName, multiple, currency, stake, win, roundId, same } = receipt
  return (
    <section className={css.receipt} aria-label={t('receipt', { game: gameName })}>
      <div className={css.art}>
        <img src={art(bannerOf(receipt))} alt="" loading="lazy" className={css.artPicture} />
        <span className={css.scrim} />
        <bdi>{gameName}</bdi>
        <span className={css.multiple}>
          <bdi dir="ltr" aria-hidden="true">
            {multiple}×
          </bdi>
          <VisuallyHidden>{t('receipt.multiple', { multiple })}</VisuallyHidden>
        </span>
      </div>
      <dl className={css.figures}>
        <div>
          <dt>{t('receipt.stake')}</dt>
          <dd>{stake === null ? t('receipt.hidden') : <Amount of={stake} currency={currency} />}</dd>
        </div>
        <div>
          <dt>{t('receipt.win')}</dt>
          <dd>{win === null ? t('receipt.hidden') : <Amount of={win} currency={currency} />}</dd>
        </div>
        <div>
          <dt>{t('receipt.round')}</dt>
          <dd>
            <bdi dir="ltr">{roundId.slice(0, 8)}</bdi>
          </dd>
        </div>
      </dl>
      <div className={css.proof}>
        <span className={same ? css.same : css.differs}>
          <Icon icon={same ? sealCheckFill : sealWarningFill} size={18} />
          {t(same ? 'receipt.same' : 'receipt.differs')}
        </span>
        <Button variant="quiet" size="sm" className={css.check} onClick={() => setChecking(true)}>
          {t('receipt.check')}
        </Button>
      </div>
      {checking ? <Check messageId={messageId} onClose={() => setChecking(false)} /> : null}
    </section>
  )
}

const states = ['SETTLED', 'OPEN', 'ROLLED_BACK'] as const

/** The round as our record has it now. */
function Check({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const t = useWords('chat')
  const { time } = useTime()
  const answer = useApiQuery(member.chatRooms.check, { messageId }, { staleTime: 0 })
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('check.title')}>
      <Answered answer={answer} failed={t('check.failed')} level={3}>
        {(data) => (
          <Stack>
            <span className={data.same ? css.same : css.differs}>
              <Icon icon={data.same ? sealCheckFill : sealWarningFill} size={18} />
              {t(data.same ? 'receipt.same' : 'receipt.differs')}
            </span>
            <DataList
              items={[
                { term: t('check.state'), value: t(`check.${states.find((one) => one === data.state) ?? 'SETTLED'}`) },
                { term: t('check.multiple'), value: `${data.multiple}×` },
                ...(data.stake === null
                  ? []
                  : [{ term: t('receipt.stake'), value: <Amount of={data.stake} currency={data.currency} /> }]),
                ...(data.win === null
                  ? []
                  : [{ term: t('receipt.win'), value: <Amount of={data.win} currency={data.currency} /> }]),
                { term: t('receipt.round'), value: <bdi dir="ltr">{data.roundId}</bdi> },
                { term: t('check.at'), value: time(data.at) },
                { term: t('check.checkedAt'), value: time(data.checkedAt) },
              ]}
            />
          </Stack>
        )}
      </Answered>
    </Dialog>
  )
}
