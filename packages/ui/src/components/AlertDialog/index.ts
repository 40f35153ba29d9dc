export { AlertDialog, type AlertDialogClose, type AlertDialogProps, type AlertDialogTone } from './AlertDialog.tsx'
