import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ResponseCache } from './graphql/response-cache.js';
import { attachRequestLog } from './http-adapter.js';
import { PageRoutes } from './pages/page-routes.js';
import { attachSecurityHeaders } from './security/security-headers.js';
import { ForeignOrigin } from './sign-in/foreign-origin.js';
import { attachContactForm } from './contact/contact-form.js';
import { attachUploads } from './uploads/upload-route.js';
import { RequestContexts } from './sign-in/request-contexts.js';

/** Puts everything that is not a controller in front of the API, before its routes are made. */
export async function attachWeb(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  await app.get(PageRoutes).attach(server);
  attachSecurityHeaders(server);
  app.get(ResponseCache).attach(server);
  attachUploads(server);
  attachContactForm(server);
  app.get(ForeignOrigin).attach(server);
  app.get(RequestContexts).attach(server);
  attachRequestLog(app);
}
