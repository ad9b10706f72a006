/** How high the sheet is that lies over the foot of a small window: who stands above it asks, for a style that all inherit is dear. */
export const sheet = $state({ height: 0 });
