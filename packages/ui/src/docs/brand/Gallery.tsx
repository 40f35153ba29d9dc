import { composeStory, type Meta, type StoryFn } from '@storybook/react-vite'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Badge } from '../../components/Badge/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Checkbox } from '../../components/Checkbox/index.ts'
import { Pagination } from '../../components/Pagination/index.ts'
import { Progress } from '../../components/Progress/index.ts'
import { Select } from '../../components/Select/index.ts'
import { StatusChip } from '../../components/StatusChip/index.ts'
import { Switch } from '../../components/Switch/index.ts'
import { Tabs } from '../../components/Tabs/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { BalanceDisplay } from '../../gaming/BalanceDisplay/index.ts'
import { GameCard } from '../../gaming/GameCard/index.ts'
import { JackpotTicker } from '../../gaming/JackpotTicker/index.ts'
import { registry } from '../../registry.ts'
import { useBrand } from '../../theme/index.ts'
import { sampleGames } from '../art.ts'
import * as css from './brand.css.ts'

const none = () => {}
const schemes = ['light', 'dark'] as const

/** A page of each scheme, side by side, in the brand that is being made. */
function Both({ id, children }: { id: string; children: (scheme: 'light' | 'dark') => ReactNode }) {
  const { lang, dir } = useBrand()
  return (
    <div className={css.schemes}>
      {schemes.map((scheme) => (
        <div
          key={scheme}
          role="group"
          aria-label={scheme}
          data-brand={id}
          data-scheme={scheme}
          lang={lang}
          dir={dir}
          className={css.ground}
        >
          {children(scheme)}
        </div>
      ))}
    </div>
  )
}

const Sample = ({ name, scheme }: { name: string; scheme: string }) => (
  <>
    <p className={css.title}>{name}</p>
    <div className={css.row}>
      <Button variant="primary">Play</Button>
      <Button>Deposit</Button>
      <Button variant="quiet">Later</Button>
      <Button variant="danger">Leave</Button>
      <Button variant="primary" busy busyLabel="Sending">
        Send
      </Button>
    </div>
    <div className={css.row}>
      <Badge tone="accent">VIP 3</Badge>
      <Badge tone="live">Live</Badge>
      {['approved', 'processing', 'confirm', 'rejected', 'expired'].map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </div>
    <div className={css.cards}>
      {sampleGames.slice(0, 3).map((game, n) => (
        <GameCard
          key={game.name}
          {...game}
          href="#play"
          tag={(['hot', 'new', undefined] as const)[n]}
          favourite={n === 1}
          onFavouriteChange={none}
        />
      ))}
    </div>
    <JackpotTicker symbol="৳" label="Progressive jackpot" amount="48210364.50" />
    <div className={css.panel}>
      <BalanceDisplay symbol="৳" amount="24860.5" playMoney onMaskedChange={none} />
      <TextField label="Username" defaultValue="rahim_87" hint="4 to 16 letters or digits" />
      <TextField label="Password" type="password" defaultValue="short" error="At least 8 characters" />
      <Select
        label="Bank"
        options={[
          { value: 'a', label: 'Padma Bank' },
          { value: 'b', label: 'Meghna Bank' },
        ]}
        defaultValue="a"
      />
      <Checkbox label="Remember me for a day" defaultChecked />
      <Switch label="Messages about deposits" defaultChecked />
      <Progress label="Play 20 rounds in any fishing room" value={14} max={20} note="14 / 20" />
    </div>
    <Tabs
      label={`Ways to log in, ${scheme}`}
      items={[
        { value: 'user', label: 'Username', panel: 'Your username and password.' },
        { value: 'phone', label: 'Mobile number', panel: 'Your number and password.' },
      ]}
    />
    <Pagination page={2} total={9} aria-label={`Pages, ${scheme}`} />
  </>
)

interface StoriesModule {
  default: Meta
  StateSheet: StoryFn
}
const modules = import.meta.glob<StoriesModule>(['../../{components,forms,gaming,layout}/*/*.stories.tsx'])
const sheets = new Map<string, ComponentType>(
  Object.entries(modules).map(([path, load]) => [
    path.split('/').at(-2) ?? path,
    lazy(async () => {
      const module = await load()
      return { default: composeStory(module.StateSheet, module.default, {}) as ComponentType }
    }),
  ]),
)
// What opens in a layer of its own would cover the page; it has its story.
const names = registry.filter(({ layered }) => !layered).map(({ name }) => name)

/** Real components on the brand: the usual ones together, and the state sheet of any other. */
export function Gallery({ id, name }: { id: string; name: string }) {
  const [chosen, setChosen] = useState('')
  const Chosen = sheets.get(chosen)
  return (
    <section className={css.editor} aria-label="Components">
      <Both id={id}>{(scheme) => <Sample name={name} scheme={scheme} />}</Both>
      <Select
        label="Every state of"
        placeholder="A component"
        options={names.map((one) => ({ value: one, label: one }))}
        value={chosen}
        onValueChange={setChosen}
      />
      {Chosen ? (
        <Suspense fallback={null}>
          <Both key={chosen} id={id}>
            {() => <Chosen />}
          </Both>
        </Suspense>
      ) : null}
    </section>
  )
}
