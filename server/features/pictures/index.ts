export { Picture } from './picture.type.js';
export { PicturesModule } from './pictures.module.js';
