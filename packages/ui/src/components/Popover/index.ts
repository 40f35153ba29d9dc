export { Popover, type PopoverChange, type PopoverProps } from './Popover.tsx'
