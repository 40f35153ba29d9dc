import { expect, fillLogin, test } from '../support/test.ts'

test('the agent login refuses players and has no remember-me', async ({ page, site }) => {
  await page.goto('/agent')
  await expect(page.getByRole('heading', { name: 'Your team, your terms' })).toBeVisible()
  await expect(page.getByLabel('Remember me for a day')).toBeHidden()
  await fillLogin(page, site.account('member'))
  await expect(page.getByRole('alert')).toHaveText('Non-agents cannot log in here')
  expect(new URL(page.url()).pathname).toBe('/agent')
})

test(
  'an agent sees the account, the balance and the operator’s clock, and logs out to the agent login',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const agent = site.account('agent')
    await page.goto('/agentHome')
    await expect(page).toHaveURL(/\/agent$/)
    await fillLogin(page, agent)
    await expect(page).toHaveURL(/\/agentHome$/)
    const facts = page.getByRole('main')
    await expect(facts).toContainText(agent.username)
    await expect(facts).toContainText('General agent')
    await expect(facts).toContainText('10,000.00')
    await expect(facts.getByRole('time').filter({ hasText: 'Site time' })).toHaveText(
      /GMT\+6\s*\d{1,2} \w{3,4} \d{4}\s*\d\d:\d\d:\d\d/,
    )
    // No part of the player site is around it: its own menu is all there is.
    await expect(page.getByRole('navigation')).toHaveCount(1)

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/agent$/)
    await expect(page.getByRole('heading', { name: 'Agent login' })).toBeVisible()
  },
)

test('a member cannot open the agent centre', async ({ page, site }) => {
  await page.goto('/login?redirect=%2FagentHome')
  await fillLogin(page, site.account('member'))
  await expect(page).toHaveURL(/\/agent$/)
})
