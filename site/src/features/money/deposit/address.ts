import { memberPath } from '../../../app/routing/paths.ts'

/** `/member?page=depositv2&order=D2611…` */
export const orderPath = (orderNo: string): string => `${memberPath('deposit')}&order=${encodeURIComponent(orderNo)}`
