/** Lists of buyers, pasted or uploaded, matched with the catalog line by line. */
export { MATERIAL_LIST_UPLOAD } from './material-list.limits.js';
export { MaterialListSweeper } from './material-list.sweeper.js';
export { MaterialListsModule } from './material-lists.module.js';
export { MaterialListsService } from './material-lists.service.js';
