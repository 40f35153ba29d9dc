export { IconTooltips, type IconTooltipsProps } from './IconTooltips.tsx'
export { Tooltip, TooltipGroup, type TooltipOpenDetails, type TooltipProps } from './Tooltip.tsx'
