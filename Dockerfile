# An image of the product, for linux/amd64 and linux/arm64: docker build -t switchboard .
# Only Node.js depends on the platform, so the rest is made on the builder's own.
FROM --platform=$BUILDPLATFORM node:26.10.0-slim AS build
WORKDIR /source
COPY . .
RUN npm run package -- --folder && mkdir /data

FROM node:26.10.0-slim AS node

FROM gcr.io/distroless/cc-debian13:nonroot
LABEL org.opencontainers.image.title="Switchboard" \
      org.opencontainers.image.licenses="MIT AND GPL-3.0-or-later"
# Node.js 25 and newer need libatomic, which the base has not.
COPY --from=node /usr/lib/*-linux-gnu/libatomic.so.1* /usr/lib/
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=build /source/.packaged/switchboard /switchboard
COPY --from=build --chown=65532:65532 /data /data
ENV DATA_DIR=/data HOST=0.0.0.0
VOLUME /data
WORKDIR /data
EXPOSE 3000
USER 65532:65532
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/switchboard/server/switchboard.js"]
CMD ["start"]
