// What every site of this kind pays before it shows anything: React, a router, queries, words. The same calls and
// pictures as ours, no design.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

interface Game {
  nodeId: number
  gameName: string
  iconUrl: string
}

const ask = async (path: string): Promise<Game[]> => {
  const { value } = (await (await fetch(path)).json()) as { value: { list?: Game[]; games?: Game[] } }
  return value.list ?? value.games ?? []
}

function Tiles({ path }: { path: string }) {
  const { data = [] } = useQuery({ queryKey: [path], queryFn: () => ask(path) })
  return (
    <ul>
      {data.map(({ nodeId, gameName, iconUrl }, i) => (
        <li key={nodeId}>
          <img src={iconUrl} alt="" loading={i < 6 ? 'eager' : 'lazy'} />
          {gameName}
        </li>
      ))}
    </ul>
  )
}

function Home() {
  const { t } = useTranslation()
  return (
    <main>
      <img className="hero" src="/art/banner/fish/30001-fish-0.svg" alt="" />
      <h1>{t('home')}</h1>
      <Tiles path="/wps/relay/GCSGAME_hotGamesV2?pageSize=12" />
    </main>
  )
}

function Lobby() {
  const { t } = useTranslation()
  return (
    <main>
      <h1>{t('lobby')}</h1>
      <Tiles path="/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=18" />
    </main>
  )
}

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'bn', resources: { bn: { translation: { home: 'আজ রাতের খেলা', lobby: 'ক্যাসিনো' } } } })
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/rng" element={<Lobby />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
