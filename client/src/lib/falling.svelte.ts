/** How many dice are falling now: what they come to is not told before they lie. */
export const falling = $state({ dice: 0 });
