export { Toggletip, type ToggletipOpenDetails, type ToggletipProps } from './Toggletip.tsx'
