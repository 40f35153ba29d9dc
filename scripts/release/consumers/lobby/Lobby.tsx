'use client'
import { createBrandClient, isGameType, isGatewayError, type Game } from '@brand/sdk'
import { useSession } from '@brand/sdk/react'
import { BalanceDisplay } from '@brand/ui/balance-display'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { GameCard } from '@brand/ui/game-card'
import { GameGrid } from '@brand/ui/game-grid'
import { PasswordField } from '@brand/ui/password-field'
import { TextField } from '@brand/ui/text-field'
import { useEffect, useState, type SubmitEvent } from 'react'

const sdk = createBrandClient({ language: () => 'en' })
const messageOf = (error: unknown) => (isGatewayError(error) ? error.code : String(error))

/** A lobby with a login on the gateway behind `/wps`, as a new user would write it with the kit and the client. */
export function Lobby() {
  const { session } = useSession(sdk)
  const [games, setGames] = useState<readonly Game[]>([])
  const [amount, setAmount] = useState<string>()
  const [fault, setFault] = useState('')
  const [frame, setFrame] = useState('')

  useEffect(() => {
    sdk.games.list({ pageSize: 6 }).then(
      ({ items }) => setGames(items),
      (error: unknown) => setFault(messageOf(error)),
    )
  }, [])
  useEffect(() => {
    if (session)
      sdk.wallet.balance().then(
        ({ sumBalance }) => setAmount(sumBalance),
        (error: unknown) => setFault(messageOf(error)),
      )
  }, [session])

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    await sdk.session.login({ username: typed('username'), password: typed('password') }).then(
      () => setFault(''),
      (error: unknown) => setFault(messageOf(error)),
    )
  }

  async function play({ nodeId, gameType, vassalage }: Game) {
    if (!isGameType(gameType)) return
    const wish = { nodeId, gameType, vassalage, language: 'en', backUrl: location.pathname }
    await sdk.games.launch(wish).then(
      ({ content }) => setFrame(content.game_url),
      (error: unknown) => setFault(messageOf(error)),
    )
  }

  return (
    <main>
      <h1>Games</h1>
      {session ? (
        <BalanceDisplay amount={amount} symbol="৳" playMoney />
      ) : (
        <form onSubmit={(event) => void logIn(event)}>
          <TextField name="username" label="User name" autoComplete="username" ltr />
          <PasswordField name="password" label="Password" />
          <Button type="submit" variant="primary">
            Log in
          </Button>
        </form>
      )}
      <p role="status">{fault}</p>
      <GameGrid>
        {games.map((game) => (
          <GameCard
            key={game.nodeId}
            nodeId={game.nodeId}
            name={game.displayName}
            vendor={game.vassalage}
            onPlay={() => void play(game)}
          />
        ))}
      </GameGrid>
      <Dialog open={frame !== ''} onClose={() => setFrame('')} title="The game opens at">
        <output>{frame}</output>
      </Dialog>
    </main>
  )
}
