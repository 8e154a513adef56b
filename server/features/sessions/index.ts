export { SessionsModule } from './sessions.module.js';
export { type Recognised, SessionsService } from './sessions.service.js';
