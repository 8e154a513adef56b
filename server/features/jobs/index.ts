/** Long jobs and given-up side effects as staff see them; what jobs do belongs to the wings that add them. */
export { JobsApiModule } from './jobs-api.module.js';
