# One node of the product: server, page, models. Written against Debian's glibc: the native parts have no musl build.
FROM node:20-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci \
  && node --input-type=module -e "await (await import('./scripts/tools/build-page.mjs')).buildPage()" \
  && mkdir -p /data && chown node:node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=5s --start-period=60s \
  CMD node -e "fetch('http://localhost:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--import", "tsx", "apps/server/src/main.ts"]
