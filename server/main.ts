import { createApi } from './api.js';
import { AppModule } from './app.module.js';
import { createHttpAdapter } from './web/http-adapter.js';
import { listenOn } from './web/process/listening.js';
import { runProcess } from './web/process/run-process.js';

await runProcess('api', async (config, logger) => {
  const app = await createApi(AppModule.forRoot(config), createHttpAdapter(config, logger), logger);
  await listenOn(app, config);
  return app;
});
