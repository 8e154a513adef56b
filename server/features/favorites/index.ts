/** What customers keep for later: hearts and lists with a name, which a link may open to others. */
export { FavoritesModule } from './favorites.module.js';
