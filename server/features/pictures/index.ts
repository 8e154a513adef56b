export { Picture } from './picture.type.js';
export { PictureLoading } from './picture.loading.js';
export { PicturesModule } from './pictures.module.js';
