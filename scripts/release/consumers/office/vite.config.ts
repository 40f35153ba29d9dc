import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The gateway is behind the page's own origin, so nothing crosses origins.
export default defineConfig({
  plugins: [react()],
  preview: { proxy: { '/wps': process.env.GATEWAY ?? 'http://localhost:8080' } },
})
