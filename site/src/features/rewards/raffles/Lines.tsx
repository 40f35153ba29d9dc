import { Stack } from '@brand/ui/stack'

/** Short texts, each on a line of its own. */
export function Lines({ of }: { of: readonly string[] }) {
  return (
    <Stack as="span" space="2xs">
      {of.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  )
}
