export { Tooltip, TooltipGroup, type TooltipProps } from './Tooltip.tsx'
