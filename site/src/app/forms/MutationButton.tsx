import { Button, type ButtonProps } from '@brand/ui/button'

interface MutationButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** What a press does. */
  of: { isPending: boolean; mutate: () => void }
}

/** A button of `useApiMutation`, busy until its answer is there. */
export const MutationButton = ({ of, ...button }: MutationButtonProps) => (
  <Button {...button} busy={of.isPending} onClick={() => of.mutate()} />
)
