import { Inline } from '@brand/ui/inline'
import { Text } from '@brand/ui/text'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as css from '../session.css.ts'

/** Below a form: where else to go. */
export const Foot = ({ children }: { children: ReactNode }) => (
  <Text quiet as="div">
    <Inline justify="center">{children}</Inline>
  </Text>
)

/** A text button that opens something here. */
export const TextButton = (props: ComponentPropsWithRef<'button'>) => (
  <button type="button" {...props} className={css.link} />
)
