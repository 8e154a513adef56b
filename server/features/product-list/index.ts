export { ProductListModule } from './product-list.module.js';
