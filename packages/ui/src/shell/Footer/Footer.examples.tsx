import { Footer } from '@brand/ui/footer'

/** The minimum. */
export function WhoMayPlay() {
  return <Footer logo={<b>Veranda</b>} age={{ mark: '18+', text: 'Players must be 18 or older.' }} />
}

/** With links in columns. */
export function WithColumns() {
  return (
    <Footer
      logo={<b>Veranda</b>}
      about="A calmer place to play."
      columns={[
        {
          id: 'help',
          title: 'Help',
          entries: [{ id: 'feedback', label: 'Feedback', href: '#feedback' }],
        },
        {
          id: 'company',
          title: 'Company',
          entries: [{ id: 'terms', label: 'Terms of use', href: '#terms' }],
        },
      ]}
    />
  )
}
