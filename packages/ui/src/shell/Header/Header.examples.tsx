import { Button } from '@brand/ui/button'
import { CategoryNav } from '@brand/ui/category-nav'
import { Header } from '@brand/ui/header'
import { IconButton } from '@brand/ui/icon-button'
import { bell, sun } from '@brand/ui/icons'

const categories = ['Home', 'Live casino', 'Casino', 'Fishing', 'Sports'].map((label, n) => ({
  id: label,
  label,
  href: `#${n}`,
  current: n === 0,
}))

const visitor = (
  <>
    <IconButton label="Light scheme" icon={sun} />
    <Button>Log in</Button>
    <Button variant="primary">Join</Button>
  </>
)

export function WithNavigation() {
  return (
    <Header logo={<a href="#home">Veranda</a>} tools={visitor}>
      <CategoryNav items={categories} />
    </Header>
  )
}

/** With tools at its end. */
export function WithTools() {
  return (
    <Header
      logo={<a href="#home">Veranda</a>}
      title="Agent centre"
      tools={<IconButton label="Notices: new ones" icon={bell} dot />}
    />
  )
}
