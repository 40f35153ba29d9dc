import { isGatewayError } from '@brand/sdk'
import { Skeleton, type SkeletonProps } from '@brand/ui/skeleton'
import type { ReactNode } from 'react'
import { LoadFailed, type Loadable } from '../errors/LoadFailed.tsx'
import { useWords } from '../i18n/i18n.ts'

export interface AnsweredProps<T> {
  answer: Loadable<T>
  /** Heading of the failure; absent: the usual words. */
  failed?: string | undefined
  /** Level of that heading. */
  level?: 2 | 3 | undefined
  /** Shown until the answer is there; absent: an outline. */
  waiting?: ReactNode
  /** Height of that outline. */
  outline?: SkeletonProps['size']
  /** Shown where nothing has that name, or nothing could; absent: it is a failure as any other. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** What depends on an answer: an outline until it is there, why it did not come with another try, or the content. */
export function Answered<T>({ answer, failed, level = 2, waiting, outline, missing, children }: AnsweredProps<T>) {
  // Without a connection the words for it could not be loaded any more.
  useWords('err')
  const { data, error } = answer
  if (data !== undefined) return children(data)
  if (missing !== undefined && isGatewayError(error, 'not_found', 'validation')) return missing
  if (error) return <LoadFailed answer={answer} title={failed} level={level} />
  return waiting ?? <Skeleton variant="block" size={outline} aria-busy="true" />
}
