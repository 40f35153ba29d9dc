import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { FilterBar } from '@brand/ui/filter-bar'
import { gift } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../../app/navigation/router.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { optional, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { PromotionItem } from './PromotionItem.tsx'
import { idInHash } from '../id-in-hash.ts'
import { countedIn, type Promotion } from './promotions.model.ts'
import * as css from './promotions.css.ts'
import { usePromotionWords } from './use-promotion-words.ts'
import { usePromotions } from './use-promotions.ts'

const PromotionSheet = lazyPart(() => import('./PromotionSheet.tsx'))
const ApplyDialog = lazyPart(() => import('./ApplyDialog.tsx'))

const news: News = { events: ['promotion.status', 'promo.count', 'deposit.status'], areas: ['promotions'] }

/** What is offered: `?type=` names a category, `#id` opens the terms of one. */
export default function PromotionsPage() {
  const t = useWords('promotions')
  const words = usePromotionWords()
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const [applying, setApplying] = useState<Promotion>()
  useInvalidateOnEvents(news)
  const { rows, viewer, ...answer } = usePromotions()

  const open = idInHash(hash)
  const show = (id?: string) => void navigate({ search, hash: id ?? '' }, { replace: id === undefined })
  // Once, when the page was opened at a promotion.
  const at = useRef(open)
  useEffect(() => {
    const id = at.current
    if (!rows || id === undefined) return
    at.current = undefined
    if (rows.some(({ promotionId }) => promotionId === id)) document.getElementById(id)?.scrollIntoView()
  }, [rows])

  const counted = countedIn(rows ?? [])
  const [{ type }, setUrl] = useUrlState({ type: optional(counted.map(({ category }) => category)) })
  const choose = (value: string) => setUrl({ type: value || undefined })
  const shown = rows?.filter(({ category }) => type === undefined || category === type)
  const named = (id: string) => rows?.find(({ promotionId }) => promotionId === id)
  return (
    <Stack space="xl">
      <PageHeader title={t('title')} description={t('about')} />
      {counted.length > 1 ? (
        <FilterBar
          label={t('types')}
          all={t('all')}
          value={type ?? ''}
          onValueChange={choose}
          options={counted.map(({ category, count }) => ({ value: category, label: words.category(category), count }))}
        />
      ) : null}
      <Answered answer={{ ...answer, data: shown }} failed={t('failed')}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={gift}
              title={t('none')}
              action={type ? <Button onClick={() => choose('')}>{t('none.all')}</Button> : undefined}
            >
              {t('none.text')}
            </EmptyState>
          ) : (
            <div className={css.grid}>
              {list.map((promotion, n) => (
                <PromotionItem
                  key={promotion.promotionId}
                  promotion={promotion}
                  viewer={viewer}
                  lead={n === 0}
                  onOpen={() => show(promotion.promotionId)}
                />
              ))}
            </div>
          )
        }
      </Answered>
      {open !== undefined && !applying ? (
        <PromotionSheet
          key={open}
          promotionId={open}
          known={named(open)}
          viewer={viewer}
          onClose={() => show()}
          onApply={setApplying}
        />
      ) : null}
      {applying ? <ApplyDialog promotion={applying} onClose={() => setApplying(undefined)} /> : null}
    </Stack>
  )
}
