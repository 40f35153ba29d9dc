export { Sheet, type SheetOpenDetails, type SheetProps } from './Sheet.tsx'
