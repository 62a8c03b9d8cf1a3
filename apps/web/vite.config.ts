import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.API_ORIGIN ?? 'http://localhost:3000';

/**
 * The voice client always imports livekit-client (137 kB gzip), which only WebRTC needs.
 * Build with WEBRTC=1 where the server hands out WebRTC tokens.
 */
const withWebRtc = process.env.WEBRTC === '1';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  resolve: {
    alias: withWebRtc
      ? {}
      : {
          'livekit-client': fileURLToPath(
            new URL('./src/features/conversation/session/livekit-stub.ts', import.meta.url),
          ),
        },
  },
  // An inlined audio worklet becomes a data: URL, which script-src 'self' refuses.
  build: { assetsInlineLimit: 0 },
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
