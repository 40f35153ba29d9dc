import { PromotionCard } from '@brand/ui/promotion-card'

export function Plain() {
  return (
    <PromotionCard
      category="Cashback"
      title="Friday cashback"
      text="8% of net losses, back by noon on Saturday"
      terms={['Turnover 1×', 'Least deposit ৳ 500', 'Until 30 November']}
      image="/picture.svg"
      state="join"
      href="#friday"
    />
  )
}

export function Featured() {
  return (
    <PromotionCard
      category="Cashback"
      title="Friday cashback"
      text="8% of net losses, back by noon on Saturday"
      terms={['Turnover 1×', 'Least deposit ৳ 500', 'Until 30 November']}
      image="/picture.svg"
      state="join"
      href="#friday"
      variant="featured"
    />
  )
}
