/** The one in-memory cache with a limit: of its entries the least recently used makes room for a new one. */
export { LRUCache as BoundedCache } from 'lru-cache'
