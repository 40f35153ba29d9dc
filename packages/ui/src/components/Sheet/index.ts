export { Sheet, type SheetClose, type SheetProps } from './Sheet.tsx'
