export { StockKeeping } from './stock.keeping.js';
export { StockModule } from './stock.module.js';
export { shareOut, type Shelf, type StockShare, type TakenStock, type WantedStock } from './stock.share.js';
