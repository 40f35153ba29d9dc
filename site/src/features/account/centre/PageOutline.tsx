import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import * as css from './member.css.ts'

/** A page of the centre while its code comes: its title stands, and the room of what follows. */
export const PageOutline = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <div aria-busy="true" className={css.outline}>
      <Skeleton variant="block" className={css.outlinePanel} />
      <Skeleton variant="block" className={css.outlinePanel} />
    </div>
  </>
)
