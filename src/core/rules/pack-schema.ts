/** Number of the shape of shipped packs. Grows with every change that old readers would misread. */
export const PACK_SCHEMA = 1;
