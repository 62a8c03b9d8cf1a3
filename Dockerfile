# One node of the product: server, page, models. Written against Debian's glibc: the native parts have no musl build.
# Another base: docker build --build-arg NODE_IMAGE=… Where the digest was read: docs/decisions/0034-images-by-digest.md
ARG NODE_IMAGE=node:20.20.2-bookworm-slim@sha256:2cf067cfed83d5ea958367df9f966191a942351a2df77d6f0193e162b5febfc0

FROM ${NODE_IMAGE} AS page
WORKDIR /app
COPY . .
RUN npm ci && node --input-type=module -e "await (await import('./scripts/tools/build-page.mjs')).buildPage()"

# What the server needs to run, and nothing that builds or tests it.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --workspace @rightseat/server --include-workspace-root \
  && rm -rf apps/web e2e .ci apps/server/test apps/server/bench packages/*/bench packages/*/eval

FROM ${NODE_IMAGE}
WORKDIR /app
# Owned by root and never written to: the process is another user.
COPY --from=packages /app ./
COPY --from=page /app/apps/web/dist apps/web/dist
RUN mkdir -p /data && chown node:node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
# Alive, not ready: a node whose database is away gets no calls, and is not to be restarted for it.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://localhost:3000/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--import", "tsx", "apps/server/src/main.ts"]
