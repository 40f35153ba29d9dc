export {
  AlertDialog,
  type AlertDialogOpenDetails,
  type AlertDialogProps,
  type AlertDialogTone,
} from './AlertDialog.tsx'
