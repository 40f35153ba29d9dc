import { EmptyState, type EmptyStateProps } from '@brand/ui/empty-state'

interface EmptyListProps extends Pick<EmptyStateProps, 'icon' | 'title' | 'action'> {
  /** What comes here, or what to do. */
  text: string
}

/** In place of the rows of a list that has none. */
export const EmptyList = ({ text, ...state }: EmptyListProps) => <EmptyState {...state}>{text}</EmptyState>
