export { Dialog, type DialogOpenDetails, type DialogProps } from './Dialog.tsx'
