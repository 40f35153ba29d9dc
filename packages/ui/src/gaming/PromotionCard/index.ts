export { PromotionCard, type PromotionCardProps } from './PromotionCard.tsx'
export { activityOf, type ActivityAction, type ActivityState } from '../../foundation/activity/activity.ts'
