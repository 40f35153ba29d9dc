import { MemberLayout } from '@brand/ui/member-layout'
import { PageHeader } from '@brand/ui/page-header'

/** The minimum. */
export function Plain() {
  return (
    <MemberLayout
      sections={[
        {
          id: 'money',
          title: 'Money',
          entries: [
            { id: 'deposit', label: 'Deposit', href: '#deposit', current: true },
            { id: 'withdraw', label: 'Withdraw', href: '#withdraw' },
          ],
        },
      ]}
    >
      <PageHeader title="Deposit" />
    </MemberLayout>
  )
}

/** With the member above the menu. */
export function WithMember() {
  return (
    <MemberLayout
      member={{ name: 'rahim_77', note: 'VIP 4 lounge' }}
      sections={[
        {
          id: 'user',
          entries: [{ id: 'security', label: 'Security centre', href: '#security', unread: 2 }],
        },
      ]}
    >
      <PageHeader title="Security centre" />
    </MemberLayout>
  )
}
