import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { voiceClientTwice } from './voice-client-twice.ts';

const server = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), voiceClientTwice()],
  // Bundled ahead for the development server, it could not be told apart by who imports it.
  optimizeDeps: { exclude: ['@elevenlabs/client'] },
  // An inlined audio worklet becomes a data: URL, which script-src 'self' refuses.
  // The largest chunk is the voice client with WebRTC, loaded only where there are rooms.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  server: {
    proxy: {
      '/api': server,
      '/media': server,
      '/v1': { target: server, ws: true },
    },
  },
});

/** The two faces the first paint uses are asked for with the page, so text does not move when they come. */
function preloadFonts(): Plugin {
  const firstPaint = /b612-latin-(400|700)-normal.*\.woff2$/;
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstPaint.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
