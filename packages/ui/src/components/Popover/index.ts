export { Popover, type PopoverOpenDetails, type PopoverProps } from './Popover.tsx'
