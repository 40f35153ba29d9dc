import { close, expect, figure, messagesReceived, result, spinButton, test } from './harness.ts'

test('plays by mouse, shows the wallet of the gateway, notifies the site only that something changed', async ({
  harness,
}) => {
  const { page, complaints } = await harness.open(harness.framed(harness.launchUrl()))
  const game = page.frameLocator('iframe')
  for (let i = 0; i < 3; i++) await harness.playOne(game)
  expect(await figure(game, 'Balance')).toBe(harness.gateway.wallet.balance / 100)
  await expect(result(game)).toHaveText(/Win ৳|No win|returned/)

  const messages = await messagesReceived(page)
  const ofRound = ['round.start', 'balance.changed', 'round.end', 'balance.changed']
  expect(messages.map((message) => message.type)).toEqual(['ready', ...ofRound, ...ofRound, ...ofRound])
  for (const message of messages) {
    expect(message).toMatchObject({ v: 1, nonce: 'n-123', origin: harness.vendorUrl })
    expect(Object.keys(message).every((name) => ['v', 'nonce', 'type', 'origin', 'roundId'].includes(name))).toBe(true)
  }
  expect(complaints).toEqual([])
  await close(page)
})

// Some browsers deny storage to frames of another site; the vendor's own address is then not the site's.
for (const host of ['localhost', '127.0.0.1']) {
  test(`the one-time token is removed from the address; a reload of the frame (${host}) resumes the open round and pays it once`, async ({
    harness,
  }) => {
    const { page } = await harness.open(harness.framed(harness.launchUrl().replace('localhost', host)))
    const game = page.frameLocator('iframe')
    await spinButton(game).waitFor()
    const frame = page.frames()[1]!
    expect(frame.url()).toContain(host)
    expect(frame.url()).not.toContain('token')
    const debits = harness.count('debit')
    await spinButton(game).click()
    await expect.poll(() => harness.count('debit')).toBe(debits + 1)
    const { round } = harness.gateway.moves.at(-1)!
    await frame.evaluate(() => location.reload())
    await game.getByText('Your last round continues').first().waitFor()
    await expect
      .poll(() => harness.gateway.moves.filter((move) => move.round === round).map((move) => move.kind), {
        timeout: 30_000,
      })
      .toEqual(['debit', 'credit'])
    await close(page)
  })
}

test('obeys the theme and pauses, but only for its own site with the right nonce', async ({ harness }) => {
  const { page } = await harness.open(harness.framed(harness.launchUrl()))
  const game = page.frameLocator('iframe')
  await spinButton(game).waitFor()
  const send = (message: object) =>
    page.evaluate((data) => document.querySelector('iframe')!.contentWindow!.postMessage(data, '*'), message)
  const html = game.locator('html')
  await send({ v: 1, nonce: 'wrong', type: 'theme', scheme: 'light' })
  await send({ v: 1, nonce: 'n-123', type: 'pause' })
  await game.getByText('Game paused').first().waitFor()
  await expect(html).toHaveAttribute('data-scheme', 'dark')
  const calls = harness.gateway.calls.length
  await spinButton(game).click()
  await send({ v: 1, nonce: 'n-123', type: 'theme', scheme: 'light' })
  await expect(html).toHaveAttribute('data-scheme', 'light')
  expect(harness.gateway.calls.length).toBe(calls)
  await send({ v: 1, nonce: 'n-123', type: 'resume' })
  await harness.playOne(game)
  await close(page)
})

test('notified that the wallet has changed it queries its own server; it opens at the stake of its room', async ({
  harness,
}) => {
  const { page } = await harness.open(harness.framed(`${harness.launchUrl()}&stake=20.00`))
  const game = page.frameLocator('iframe')
  await spinButton(game).waitFor()
  expect(await figure(game, 'Stake')).toBe(20)
  const had = await figure(game, 'Balance')
  harness.gateway.wallet.balance += 12_345
  await page.evaluate(() =>
    document
      .querySelector('iframe')!
      .contentWindow!.postMessage({ v: 1, nonce: 'n-123', type: 'balance', amount: '1.00' }, '*'),
  )
  await expect.poll(() => figure(game, 'Balance')).toBeCloseTo(had + 123.45, 2)
  await close(page)
})

test('a session kept in the tab belongs to its own launch: the next launch with a bad token does not use it', async ({
  harness,
}) => {
  const { page } = await harness.open(harness.launchUrl())
  await spinButton(page).waitFor()
  await page.goto(harness.launchUrl('en', {}, 'n-456').replace(/token=[^&]+/, 'token=made-up-token'))
  await page.getByText('Your game session has ended').waitFor()
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toHaveCount(0)
  await close(page)
})

test('a used launch token: shows what happened and offers the way back', async ({ harness }) => {
  const url = harness.launchUrl()
  const first = await harness.open(url)
  await spinButton(first.page).waitFor()
  await close(first.page)
  const { page } = await harness.open(harness.framed(url))
  const game = page.frameLocator('iframe')
  await game.getByText('Your game session has ended').waitFor()
  await game.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect
    .poll(async () => (await messagesReceived(page)).map((message) => message.type))
    .toEqual(['error', 'exit'])
  await close(page)
})
