import { Columns } from '@brand/ui/columns'

export function Equal() {
  return (
    <Columns>
      <div>First</div>
      <div>Second</div>
    </Columns>
  )
}

export function MainAndAside() {
  return (
    <Columns widths="main-aside" collapseBelow="desktop" stickyAside>
      <div>The form</div>
      <div>What it comes to, in sight while the form scrolls by</div>
    </Columns>
  )
}
