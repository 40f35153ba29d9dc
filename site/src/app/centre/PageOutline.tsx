import { Stack } from '@brand/ui/stack'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'

/** A page of the centre while its code loads: its title, and the space of its content. */
export const PageOutline = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <Stack aria-busy="true" space="xl">
      <Skeleton variant="block" size="lg" />
      <Skeleton variant="block" size="lg" />
    </Stack>
  </>
)
