import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const root = join(import.meta.dirname, '..')
// STORIES="packages/ui/src/components/Menu/*.stories.tsx …" builds a part of it, quickly.
const stories = process.env['STORIES']?.split(' ').map((path) => `../${path}`)
if (!stories) execFileSync(process.execPath, ['--conditions=@brand/source', 'scripts/docs.ts'], { cwd: root })

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: stories ?? ['../.cache/docs/**/*.mdx', '../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  ...(!stories && { staticDirs: ['../.cache/docs/served'] }),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, conditions: ['@brand/source', 'module', 'browser', 'development|production'] },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
}

export default config
