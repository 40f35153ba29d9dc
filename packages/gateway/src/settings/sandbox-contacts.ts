import { translate } from '../lib/text/words.ts'

/**
 * Where the sandbox says it is reached. Hosts that end in `.example` belong to nobody, so a visitor who follows one
 * meets only the site's warning and the browser's own error.
 */
export const sandboxChannels = [
  { csType: 'LIVECHAT', title: 'chat.example', path: 'https://chat.example/veranda' },
  { csType: 'TELEGRAM', title: '@veranda_help', path: 'https://telegram.house.example/veranda_help' },
  { csType: 'TELEGRAM', title: '@veranda_news', path: 'https://telegram.house.example/veranda_news' },
  { csType: 'FACEBOOK', title: 'veranda.play', path: 'https://facebook.house.example/veranda.play' },
  { csType: 'FACEBOOK', title: 'veranda.sports', path: 'https://facebook.house.example/veranda.sports' },
] as const

const networks = ['youtube', 'facebook', 'instagram', 'whatsapp', 'messenger', 'telegram'] as const

/** The sandbox on social networks, by the names the site draws signs for. */
export const sandboxResources = Object.fromEntries(
  networks.map((network) => [
    network,
    {
      labelNameEn: translate('en', `social.${network}`),
      labelNameBn: translate('bn', `social.${network}`),
      url: `https://${network}.house.example/veranda`,
    },
  ]),
)

/** Whether an address is one of a host that reaches nobody. */
export const isInvented = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname.endsWith('.example')
