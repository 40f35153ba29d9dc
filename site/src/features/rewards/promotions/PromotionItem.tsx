import { PromotionCard } from '@brand/ui/promotion-card'
import { safeHref } from '@brand/ui/safe-link'
import { useArt } from '../../../app/art.ts'
import { useNavigate } from '../../../app/navigation/router.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { memberPath, paths } from '../../../app/routing/paths.ts'
import { type Viewer, type Promotion, pageOf, stepOf } from './promotions.model.ts'
import * as css from './promotions.css.ts'
import { usePromotionWords } from './use-promotion-words.ts'

interface PromotionItemProps {
  promotion: Promotion
  viewer: Viewer
  /** Leads the page. */
  lead: boolean
  onOpen: () => void
}

/** One promotion: what it gives under which terms, and the next step. Nothing is taken before its terms are open. */
export function PromotionItem({ promotion, viewer, lead, onOpen }: PromotionItemProps) {
  const t = useWords('promotions')
  const words = usePromotionWords()
  const art = useArt()
  const navigate = useNavigate()
  const { show } = useDialogs()
  const { promotionId, title, tag, category, summary, imageUrl, status } = promotion
  const step = stepOf(promotion, viewer)
  const turn = step !== undefined && step !== 'deposit' && step !== 'applyAgain'
  function act(): void {
    const next = `${paths.promotions}#${promotionId}`
    if (step === 'login') show('login', { next })
    else if (step === 'realAccount') show('realAccount', { next })
    else if (step === 'page') void navigate(pageOf(promotion) ?? next)
    else if (step === 'reward') void navigate(memberPath('rewards'))
    else onOpen()
  }
  return (
    <PromotionCard
      id={promotionId}
      title={title}
      category={tag ? `${words.category(category)} · ${tag}` : words.category(category)}
      text={summary}
      terms={words.line(promotion)}
      image={safeHref(art(imageUrl))}
      fallback={art(`/art/banner/slots/${promotionId}.svg`)}
      variant={lead ? 'featured' : 'plain'}
      className={lead ? css.lead : undefined}
      state={step === 'reward' ? 'claim' : turn ? 'join' : status}
      strings={turn ? { join: t(`step.${step}`), claim: t('step.reward') } : undefined}
      onAction={act}
      href={`${paths.promotions}#${promotionId}`}
      onDetails={(event) => {
        event.preventDefault()
        onOpen()
      }}
    />
  )
}
