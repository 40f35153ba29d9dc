export { Tooltip, TooltipGroup, type TooltipOpenDetails, type TooltipProps } from './Tooltip.tsx'
