export { Dialog, type DialogClose, type DialogProps } from './Dialog.tsx'
