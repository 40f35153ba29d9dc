import { SideMenu } from '@brand/ui/side-menu'

export function Plain() {
  return (
    <SideMenu
      sections={[
        {
          id: 'main',
          entries: [
            { id: 'home', label: 'Home', href: '#home', current: true },
            { id: 'reward', label: 'Reward centre', href: '#reward', unread: 3 },
          ],
        },
      ]}
    />
  )
}

/** With titles above the sections. */
export function InSections() {
  return (
    <SideMenu
      sections={[
        {
          id: 'play',
          title: 'Play',
          entries: [{ id: 'slots', label: 'Slots', href: '#slots' }],
        },
        {
          id: 'help',
          title: 'Help',
          entries: [{ id: 'service', label: 'Customer service', href: '#service' }],
        },
      ]}
    />
  )
}
