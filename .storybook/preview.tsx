import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { themes } from 'storybook/theming'
import '../packages/ui/src/brands/haat.gen.css'
import '../packages/ui/src/brands/veranda.gen.css'
import '../packages/ui/src/theme/fonts/haat.gen.css'
import '../packages/ui/src/theme/fonts/veranda.gen.css'
import './preview.css'
import {
  BrandProvider,
  setBrand,
  setDensity,
  setScheme,
  type Density,
  type Scheme,
} from '../packages/ui/src/theme/index.ts'
import type { UiStrings } from '../packages/ui/src/i18n/useStrings.ts'
import { numberLocaleOf, titles, wordsOf } from './languages.ts'

interface Dress {
  brand: string
  scheme: Scheme
  density: Density
  language: string
}

const words: Loader = async ({ globals }) => ({ strings: await wordsOf((globals as unknown as Dress).language) })

const InBrand: Decorator = (Story, { globals, loaded }) => {
  const { brand, scheme, density, language } = globals as unknown as Dress
  useLayoutEffect(() => {
    setBrand(brand)
    setScheme(scheme)
    setDensity(density)
  }, [brand, scheme, density])
  return (
    <BrandProvider
      lang={language}
      numberLocale={numberLocaleOf(language)}
      strings={(loaded as { strings: UiStrings }).strings}
    >
      <Story />
    </BrandProvider>
  )
}

const choice = <Icon extends string>(name: string, icon: Icon, items: readonly (readonly [string, string])[]) => ({
  description: name,
  toolbar: { title: name, icon, dynamicTitle: true, items: items.map(([value, title]) => ({ value, title })) },
})

const preview: Preview = {
  decorators: [InBrand],
  loaders: [words],
  initialGlobals: { brand: 'veranda', scheme: 'dark', density: 'comfortable', language: 'en' },
  globalTypes: {
    brand: choice('Brand', 'paintbrush', [
      ['veranda', 'Veranda'],
      ['haat', 'Haat'],
    ]),
    scheme: choice('Scheme', 'mirror', [
      ['dark', 'Dark'],
      ['light', 'Light'],
      ['system', 'System'],
    ]),
    density: choice('Density', 'component', [
      ['comfortable', 'Comfortable'],
      ['compact', 'Compact'],
    ]),
    language: choice('Language', 'globe', titles),
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: {
      // Storybook reads this without running it.
      storySort: {
        order: [
          'Start',
          [
            'Sites for online games, from one set of packages',
            'Run the site',
            'Install the packages',
            'Design with the kit',
          ],
          'Guides',
          'Components',
          'Foundations',
          'Primitives',
          'Forms',
          'Feedback',
          'Gaming',
          'Layout',
          'Shell',
          'Content',
          'Contract',
          'Rules',
          'Packages',
          'Project',
          'Decisions',
        ],
      },
    },
    docs: {
      toc: true,
      // Bengali where the device has no letters for it.
      theme: { ...themes.normal, fontBase: `${themes.normal.fontBase}, 'Anek Bangla Variable'` },
    },
  },
}

export default preview
