import { Button } from '@brand/ui/button'
import { IconButton } from '@brand/ui/icon-button'
import { bell, copy, gear } from '@brand/ui/icons'
import { IconTooltips, Tooltip, TooltipGroup } from '@brand/ui/tooltip'

export function Closed() {
  return (
    <Tooltip text="Opens in a window of its own">
      <Button>Service</Button>
    </Tooltip>
  )
}

/** Once one has shown its words, the others show theirs at once. */
export function Tools() {
  return (
    <TooltipGroup>
      <div style={{ display: 'flex', gap: 4, paddingBlockStart: 60 }}>
        <Tooltip text="What happened since you were here">
          <IconButton label="Notices" icon={bell} />
        </Tooltip>
        <Tooltip text="The address of this page">
          <IconButton label="Copy" icon={copy} />
        </Tooltip>
        <Tooltip text="Language, brightness, sound">
          <IconButton label="Settings" icon={gear} />
        </Tooltip>
      </div>
    </TooltipGroup>
  )
}

/** One for a page: the names of all its icon buttons, also of those inside components. */
export function Names() {
  return (
    <div style={{ display: 'flex', gap: 4, paddingBlockEnd: 60 }}>
      <IconButton label="Notices" icon={bell} />
      <IconButton label="Settings" icon={gear} />
      <IconTooltips />
    </div>
  )
}
